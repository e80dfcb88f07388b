"""Takes the place of python3-speechd: a machine without sound has no speech server, and Orca waits for one for ever.

Every call answers at once, and what Orca wants spoken goes into the file ORCA_SAYS as it comes, one JSON string a line.
"""

import json
import os
import re
from html import unescape

MARKUP = re.compile("<[^>]*>")


def _names(*names):
    return type("Names", (), {name: name.lower() for name in names})


PunctuationMode = _names("ALL", "NONE", "SOME", "MOST")
CallbackType = _names("BEGIN", "CANCEL", "END", "INDEX_MARK", "PAUSE", "RESUME")
Priority = _names("MESSAGE", "TEXT", "IMPORTANT", "NOTIFICATION", "PROGRESS")
DataMode = _names("SSML", "TEXT")


class SSIPError(Exception):
    pass


class SSIPCommunicationError(SSIPError):
    pass


class SSIPCommandError(SSIPError):
    pass


class SSIPClient:
    ANSWERS = {
        "get_rate": 0,
        "get_pitch": 0,
        "get_volume": 0,
        "get_language": "en-us",
        "list_output_modules": ("silent",),
        "list_synthesis_voices": (("silent", "en", "none"),),
    }

    def __init__(self, *_names, **_options):
        self._file = open(os.environ["ORCA_SAYS"], "a", encoding="utf-8")

    def speak(self, ssml, callback=None, **_options):
        self._write(unescape(MARKUP.sub("", ssml)))
        # Else Orca takes itself to be still reading the page that opened, and keeps names and places to itself.
        if callback:
            callback(CallbackType.BEGIN)
            callback(CallbackType.END)

    def char(self, character, **_options):
        self._write(character)

    def _write(self, words):
        self._file.write(json.dumps(words) + "\n")
        self._file.flush()

    def __getattr__(self, call):
        return lambda *_arguments, **_options: self.ANSWERS.get(call)
