"""What an operator needs: backup and restore, retention, health, logs and metrics. Metrics and logs import
nothing from the server, so every part of it may use them."""
