/** The gallery: films, and a wall of images. */
export const gallery = {
  title: "Seen from the backpack",
  metaTitle: "Gallery: films and pictures | {brand.name}",
  description:
    "Three short films and a wall of pictures: the {brand.productName} from all sides, and small dogs and cats on their way to mountains, harbours and cafés.",
  lede: "Mountains, harbours, cafés, a garden gate. Everywhere looks better with somebody small looking out beside you.",
  films: {
    heading: "Three short films",
    text: "Without sound, so that nobody wakes up.",
    /** The files are named by their id; the description tells a film to those who do not see it. */
    items: [
      {
        id: "turntable",
        heading: "Once round the bag",
        text: "One turn, three colours: olive, caramel and blue.",
        description:
          "The backpack turns once around itself on a plain ground. From the front, with its mesh window and zipped pocket, to the right side with a mesh panel, a buckled strap and a cream pocket it is olive. Round the back, with padded shoulder straps and a chest strap, it is caramel. Along the left side it is blue, until it faces you and is olive again.",
      },
      {
        id: "features",
        heading: "Down to the zip",
        text: "The details, one after the other, from close by.",
        description:
          "Ten close views, each fading into the next: the zip with its leather pull; the mesh of the front window; a side window with the ring above it; the buckle of a strap; the front pocket with the leather label; a ginger toy kitten on the fleece cushion in front of its bag; the padded shoulder straps; the chest strap; the leather-wrapped handle; and the cotton storage bag with its olive cord.",
      },
      {
        id: "which-size",
        heading: "Who fits inside?",
        text: "Small dogs and cats up to {size.maxPet}. Add {bag.roomCm} cm to your pet’s measurements.",
        description:
          "A toy puppy and a kitten sit on either side of the olive backpack and reach to two thirds of its height. Six faces follow, three dogs and three cats. Then a grey kitten looks out of the open top of a blue bag, a puppy out of an olive one, paws on the rim, and at the end three of them side by side, each in a bag of another colour.",
      },
    ],
  },
  images: {
    heading: "Out and about",
    text: "Open a picture to see it large, and browse on from there.",
    /** "/gallery#mountain" may name one. */
    items: [
      {
        id: "mountain",
        image: "/media/gallery/mountain",
        location: "Dolomites, Italy",
        caption: "First summit",
      },
      {
        id: "beach",
        image: "/media/gallery/beach",
        location: "Ko Lanta, Thailand",
        caption: "Sand between the paws",
      },
      {
        id: "airport",
        image: "/media/gallery/airport",
        location: "Prague Airport, Czechia",
        caption: "Ready to board",
      },
      {
        id: "autumn",
        image: "/media/gallery/autumn",
        location: "Green Mountains, Vermont",
        caption: "Leaf season",
      },
      {
        id: "marina",
        image: "/media/gallery/marina",
        location: "Stockholm archipelago, Sweden",
        caption: "Sundown at the jetty",
      },
      {
        id: "canyon",
        image: "/media/gallery/canyon",
        location: "Sedona, Arizona",
        caption: "Shade in red rock",
      },
      {
        id: "lodge",
        image: "/media/gallery/lodge",
        location: "Geilo, Norway",
        caption: "Snow day",
      },
      {
        id: "camp",
        image: "/media/gallery/camp",
        location: "Cairngorms, Scotland",
        caption: "A night outside",
      },
      {
        id: "cherry",
        image: "/media/gallery/cherry",
        location: "Kyoto, Japan",
        caption: "The best seat in the park",
      },
      {
        id: "alley",
        image: "/media/gallery/alley",
        location: "Alfama, Lisbon",
        caption: "Old town stroll",
      },
      {
        id: "cafe",
        image: "/media/gallery/cafe",
        location: "Montmartre, Paris",
        caption: "Table for two",
      },
      {
        id: "vineyard",
        image: "/media/gallery/vineyard",
        location: "Beaujolais, France",
        caption: "Between the vines",
      },
      {
        id: "rooftop",
        image: "/media/gallery/rooftop",
        location: "Brooklyn, New York",
        caption: "Above the city",
      },
      {
        id: "garden",
        image: "/media/gallery/garden",
        location: "Cotswolds, England",
        caption: "As far as the gate",
      },
      {
        id: "lake",
        image: "/media/gallery/lake",
        location: "Lake Bohinj, Slovenia",
        caption: "Early at the lake",
      },
      {
        id: "train",
        image: "/media/gallery/train",
        location: "Bernina line, Switzerland",
        caption: "Window seat",
      },
    ],
  },
  /** An honest word about the images; stands where nobody misses it. */
  honest:
    "All pictures and films here were drawn in 3D by us. The places named below them are the ones we had in mind; no pet had to travel for it.",
  tag: {
    heading: "And where have you been?",
    text: "Share your own view with",
    hashtag: "{brand.hashtag}",
  },
} as const;
