"""Asks the second checker about many certificates, one after the other.

Each is announced by a line with its length and the seconds it may take. The answer is a line: `Verified`,
`Rejected` or `Not checked`, and why."""
import io
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "..", "..", "python"))
sys.dont_write_bytecode = True

import check  # noqa: E402
from rules import NotChecked, Rejected  # noqa: E402

while announced := sys.stdin.buffer.readline():
    length, seconds = announced.split()
    file = io.BytesIO(sys.stdin.buffer.read(int(length)))
    try:
        answer = f"Verified: {check.check(file, None, float(seconds), 1 << 29)}"
    except Rejected as why:
        answer = f"Rejected: {why}"
    except NotChecked as why:
        answer = f"Not checked: {why}"
    except Exception as why:  # a bug of the checker
        answer = f"Broken: {why!r}"
    print(ascii(answer)[1:400], flush=True)
