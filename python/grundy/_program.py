"""The command `grundy`."""

from __future__ import annotations

import signal
import sys

from grundy import _grundy


def main() -> int:
    """Run the program with the words of the command line, and return its exit code."""
    # The program listens for Ctrl-C itself.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    return _grundy.main(["grundy", *sys.argv[1:]])
