"""A bot for `tavola arena verona … --bots "exec:python3 examples/bot.py"`: bids for what it can get, else chance."""
import json
import random
import sys


def lay(choice):
    """All pieces, each on a place of its own; -1 means that nothing lies there."""
    pieces = [kind for kind, count in enumerate(choice["pieces"]) for _ in range(count)]
    places = len(choice["over"])
    pieces = (pieces + [-1] * places)[:max(places, len(pieces))]
    random.shuffle(pieces)
    return pieces[:places]


def answer(question, choice):
    if question == "show-mission":
        return choice["of"][-1]  # The first is -1, for none: what is accomplished comes after it.
    if question == "bids":
        return min(choice["max"], random.randint(1, 8))
    kind = choice["kind"]
    if kind == "one":
        return random.choice(choice["of"])
    if kind == "amount":
        return choice["min"]
    if kind == "lay":
        return lay(choice)
    if kind == "spread":
        return [choice["min"]] + [0] * (len(choice["over"]) - 1)
    return None  # Not legal: the arena answers as if nobody were there, and says so.


for line in sys.stdin:
    asked = json.loads(line)
    print(json.dumps({"answer": answer(asked["question"], asked["choice"])}), flush=True)
