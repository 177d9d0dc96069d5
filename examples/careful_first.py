"""A bot of one's own: sumida arena hanabi --bots careful_first.py:CarefulFirst --players 3"""


class CarefulFirst:
    """Plays a card that is certain to fit, else discards or clues."""

    def choose(self, view):
        sure = [n for n, mask in enumerate(view.deduced[view.seat], 1) if not mask & ~view.playable]
        if sure:
            return f"play {sure[0]}"
        legal = [str(action) for action in view.legal]
        return next((text for text in legal if text.startswith("discard")), legal[-1])

    def explain(self, view, action):
        return f"{action} was the first thing that seemed safe."
