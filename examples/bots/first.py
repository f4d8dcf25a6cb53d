"""Does what is listed first: a program in Python that needs nothing but Python."""

import json
import sys

for line in sys.stdin:
    asked = json.loads(line)
    if asked["type"] == "choose":
        print(json.dumps({"action": asked["legal"][0]}), flush=True)
