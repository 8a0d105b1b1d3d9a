"""What runs inside Blender: draws one image with one of the modules beside this file.

    blender -b -P in_blender.py -- studio '{"path": "x.png", "width": 600, …}'

Calls `draw(**options)` of the module. render.py starts this; nobody has to do it by hand.
"""

import importlib
import json
import sys
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parent))
    module, options = sys.argv[sys.argv.index("--") + 1 :]
    importlib.import_module(module).draw(**json.loads(options))
