"""Every image by group and name: what draws it, how large, how many samples.

An image is one line here. The modules have a function `draw` that takes the options.
"""

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Job:
    """Size in pixels; options are those of the module's `draw`. What is drawn once and dyed
    (kit/dyes.py) has several files: their names by dye.
    """

    module: str
    width: int
    height: int
    samples: int
    options: dict = field(default_factory=dict)
    dyed: dict = field(default_factory=dict)

    def files(self, name):
        """The names of its files by dye; one that is not dyed has the name of the image."""
        return self.dyed or {"": name}

    def pattern(self, name):
        """The name under which it is rendered, with a place for the dye."""
        return name + "-{color}" if self.dyed else name


COLORS = ("olive", "caramel", "blue")

# name: scene, color of the bag, pet and coat, samples (rooms need more)
GALLERY = {
    "mountain": ("mountain", "olive", "dog:caramel", 28),
    "beach": ("beach", "blue", "cat:grey", 28),
    "airport": ("airport", "caramel", "cat:ginger", 40),
    "autumn": ("autumn", "blue", "dog:cream", 24),
    "marina": ("marina", "blue", "dog:choc", 24),
    "canyon": ("canyon", "olive", "dog:cream", 24),
    "lodge": ("lodge", "caramel", "cat:grey", 24),
    "camp": ("camp", "olive", "dog:caramel", 28),
    "cherry": ("cherry", "caramel", "cat:black", 24),
    "alley": ("alley", "blue", "dog:caramel", 24),
    "cafe": ("cafe", "olive", "cat:ginger", 24),
    "vineyard": ("vineyard", "caramel", "dog:grey", 24),
    "rooftop": ("rooftop", "blue", "cat:white", 28),
    "garden": ("garden", "blue", "cat:ginger", 24),
    "lake": ("lake", "olive", "dog:choc", 24),
    "train": ("train", "caramel", "cat:grey", 40),
}

# covers of articles, by the article: scene, color, pet and coat, camera (place, target, lens)
BLOG = {
    "active-lifestyle-small-dogs": (
        "autumn",
        "olive",
        "dog:grey",
        ((-5.5, -14, 2.4), (0.8, 0, 3.9), 40),
    ),
    "beach-day-essentials": (
        "beach",
        "caramel",
        "dog:choc",
        ((5.0, -14.5, 2.6), (1.2, 0, 4.1), 38),
    ),
    "garden-walks-cats": ("garden", "olive", "cat:white", ((5.4, -14.5, 3.4), (-0.4, 0, 3.9), 40)),
    "marina-waterfront-visits": (
        "marina",
        "caramel",
        "cat:black",
        ((-5.0, -14.5, 3.0), (0.8, 0, 4.0), 38),
    ),
    "pet-carrier-flights": ("airport", "olive", "cat:white", ((-5, -14.5, 3.2), (1.0, 0, 4.0), 40)),
    "seaside-pet-adventures": (
        "beach",
        "blue",
        "dog:cream",
        ((12.4, -10.2, 3.2), (0.6, 0.6, 3.9), 36),
    ),
    "top-5-pet-friendly-destinations": (
        "canyon",
        "caramel",
        "dog:grey",
        ((-5.0, -14.5, 2.2), (0.6, 0, 4.2), 38),
    ),
    "urban-pet-adventures": ("alley", "olive", "cat:grey", ((-3.6, -15, 2.6), (0.6, 0, 4.3), 38)),
}

# still lives of still_life.py by group and name, with their size
STILL_LIVES = {
    ("blog", "complete-guide-pet-travel-backpack"): ("guide", 1600, 900),
    ("blog", "pet-travel-packing"): ("packing", 1600, 900),
    ("blog", "training-your-dog"): ("training", 1600, 900),
    ("size", "sizes"): ("sizes", 1600, 900),
    ("detail", "cushion"): ("cushion", 1000, 1000),
}

# close-ups of studio.py: color of the bag
DETAILS = {
    "mesh": "olive",
    "zipper": "olive",
    "strap": "caramel",
    "pocket": "blue",
    "side-window": "olive",
    "top-flap": "blue",
    "buckle": "caramel",
    "base": "blue",
    "chest-strap": "caramel",
    "back": "blue",
    "handle": "olive",
    "front-pocket": "caramel",
    "piping": "blue",
    "ring": "olive",
    "rim": "blue",
    "label": "olive",
}

# name of the image: view of studio.py
SIZES = {"front": "size-front", "side": "size-side"}

# color of the bag: azimuth in degrees at which it comes into the film
TURNTABLE = {"olive": -30, "caramel": 90, "blue": 210}
TURNTABLE_ARC = 140  # degrees of every color, of which the last 20 blend into the next one
TURNTABLE_FRAMES = 42
TURN_START = -32  # degrees, as the first image of the bag
TURN_FRAMES = 24
TURN_SIZE = 640  # pixels of the files that are kept; drawn larger, their edges are smooth

# portraits of portrait.py
PORTRAITS = (
    "dog-caramel",
    "dog-cream",
    "dog-choc",
    "cat-grey",
    "cat-ginger",
    "cat-white",
    "dog-grey",
    "cat-black",
)

# views of studio.py with their samples; product/<color>-1 … in this order
PRODUCT_VIEWS = (("front", 6), ("side", 6), ("back", 6), ("top", 6))

# images of in_use.py with their samples: product/<color>-dog …
IN_USE = {
    "dog": 12,
    "cat": 6,
    "worn": 6,
    "worn-side": 6,
    "chair": 6,
    "open": 6,
    "open-top": 6,
    "cushion": 6,
    "pockets": 6,
    "seat": 6,
}

# views of accessory.py in this order: accessory/<thing>-1 …
ACCESSORIES = {
    "blanket": ("blanket-folded", "blanket-rolled"),
    "bowl": ("bowl-open", "bowl-folded"),
}


def _product(module, name, samples, options):
    files = {color: f"{color}-{name}" for color in COLORS}
    return Job(module, 1200, 1200, samples, options, files)


def all_jobs():
    """Every job by (group, name)."""
    jobs = {}
    for number, (view, samples) in enumerate(PRODUCT_VIEWS, start=1):
        jobs["product", str(number)] = _product("studio", str(number), samples, {"view": view})
    for name, samples in IN_USE.items():
        jobs["product", name] = _product("in_use", name, samples, {"name": name})
    for name, (scene, color, pet, samples) in GALLERY.items():
        options = {"scene": scene, "color": color, "pet": pet}
        jobs["gallery", name] = Job("scene", 1200, 900, samples, options)
    for name, (scene, color, pet, camera) in BLOG.items():
        options = {"scene": scene, "color": color, "pet": pet, "other_camera": camera}
        jobs["blog", name] = Job("scene", 1600, 900, 24, options)
    for (group, name), (still_life, width, height) in STILL_LIVES.items():
        jobs[group, name] = Job("still_life", width, height, 24, {"name": still_life})
    for name, view in SIZES.items():
        jobs["size", name] = Job("studio", 1000, 1000, 24, {"color": "olive", "view": view})
    for name, color in DETAILS.items():
        jobs["detail", name] = Job("studio", 1000, 1000, 24, {"color": color, "close_up": name})
    jobs["detail", "storage-bag"] = Job("pouch", 800, 800, 32)
    for thing, views in ACCESSORIES.items():
        for number, view in enumerate(views, start=1):
            jobs["accessory", f"{thing}-{number}"] = Job(
                "accessory", 1200, 1200, 24, {"view": view}
            )
    for name in PORTRAITS:
        jobs["portrait", name] = Job("portrait", 600, 600, 28, {"name": name})
    return jobs


def turntable(color):
    """The frames of one color's part of the turning bag; they go into a folder."""
    start = TURNTABLE[color]
    arc = {"start": start, "end": start + TURNTABLE_ARC, "frames": TURNTABLE_FRAMES}
    return Job("turntable", 640, 480, 8, {"color": color, **arc})


def turn():
    """The frames that a finger drags, all the way round, in every color: dragged to the right, the
    bag turns to the right, so the camera goes to the left. The first is the bag's first image.
    """
    arc = {"start": TURN_START, "end": TURN_START - 360, "frames": TURN_FRAMES}
    return Job("turntable", 720, 720, 8, {**arc, "elevation": 14, "distance": 15.2})
