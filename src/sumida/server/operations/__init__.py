"""What an operator needs: backup and restore, retention, health, logs and metrics.
Metrics and logs import nothing of the server, so that everything may count.
"""
