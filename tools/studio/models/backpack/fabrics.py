"""The colors in which the bag is sold, and the materials they make."""

from types import SimpleNamespace

from kit.camera_and_light import paper_material
from kit.colors import linear, scaled
from kit.dyes import UNDYED, prepare_dyes
from kit.materials import air_mesh, fabric, fleece, leather, netting, plain

COLORS = {  # main cloth, webbing and zips, cream cloth, leather of the label
    "olive": ("#7f7c56", "#57553a", "#e9dcc1", "#8d6446"),
    "caramel": ("#a97450", "#754d35", "#ecdfc6", "#5d3d29"),
    "blue": ("#8fb9d6", "#5f87a6", "#eee4d0", "#8d6446"),
    UNDYED: ("#99968e", "#66635b", "#ebdfc8", "#7d573b"),  # for images that are dyed afterwards
}
SOLD = tuple(color for color in COLORS if color != UNDYED)
# what is made of which of those four
CLOTHS = (
    ("main", "piping", "main_thread"),
    ("webbing", "zip_tape", "zip_teeth"),
    (
        *("cream", "cream_webbing", "cream_piping", "cream_thread"),
        *("lining", "lettering", "padding", "cushion"),
    ),
    ("leather", "dark_leather"),
)
NET = "#3a3935"


def materials(color):
    """All materials of the bag in one color, by name."""
    main, dark, cream, label = COLORS[color]
    return SimpleNamespace(
        main=fabric(main),
        cream=fabric(cream, heather=0.09, bump=0.4),
        webbing=fabric(dark, period=0.012, bump=0.8, heather=0.12),
        cream_webbing=fabric(scaled(cream, 0.86), period=0.012, bump=0.8, heather=0.08),
        front_net=netting(NET, hole=0.47),
        side_net=netting(NET, hole=0.455),
        lining=plain(scaled(cream, 0.9), roughness=0.9, specular=0.1),
        metal=plain("#8d8a84", roughness=0.28, metallic=1.0),
        plastic=plain("#33322e", roughness=0.42),
        leather=leather(label),
        dark_leather=leather(scaled(label, 0.45)),
        lettering=plain(cream, roughness=0.6),
        zip_tape=fabric(scaled(dark, 1.15), period=0.01, heather=0.05),
        zip_teeth=plain(scaled(dark, 0.8), roughness=0.32),
        piping=plain(scaled(main, 0.72), roughness=0.75, sheen=0.3, specular=0.2),
        cream_piping=plain(scaled(cream, 0.93), roughness=0.75, sheen=0.3, specular=0.2),
        cream_thread=plain(scaled(cream, 1.0), roughness=0.7),
        main_thread=plain(scaled(main, 0.6), roughness=0.7),
        padding=air_mesh(scaled(cream, 0.80)),
        cushion=fleece(scaled(cream, 0.95)),
    )


def prepare_colors():
    """Makes the image of an undyed bag one of every color that is sold. Returns those."""
    fabrics = materials(UNDYED)
    undyed = [linear(color) for color in COLORS[UNDYED]]
    prepare_dyes(
        {
            color: {
                getattr(fabrics, name): tuple(to / of for to, of in zip(linear(new)[:3], old))
                for new, old, names in zip(COLORS[color], undyed, CLOTHS)
                for name in names
            }
            for color in SOLD
        },
        paper_material(),
    )
    return SOLD
