"""Turn notifications by Web Push: subscriptions, encryption, delivery, and which turns are told to whom.
May import live tables and people; needs the extra `push`, apart from what is said about subscriptions.
"""
