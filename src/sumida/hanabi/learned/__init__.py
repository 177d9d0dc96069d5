"""The learned player: features, network, policy, belief over hidden hands, search, and the packaged weights.
Needs numpy. Imports engines and rules; no bots.
"""
