"""The rules of Hashi: boards, cards, marks, races, scores."""
