import type { PictureName } from "#media/picture.ts";
import { backpack, sizeText } from "./backpack.ts";
import { brand } from "./brand.ts";

/** The words of the gallery. */
export const gallery = {
  title: "Seen from the backpack",
  metaTitle: `Gallery: films and pictures | ${brand.name}`,
  description: `Three short films and a wall of pictures: the ${brand.productName} from all sides, and small dogs and cats on their way to mountains, harbours and cafés.`,
  lede: "Mountains, harbours, cafés, a garden gate. Everywhere looks better with somebody small looking out beside you.",
  films: {
    heading: "Three short films",
    text: "Without sound, so that nobody wakes up.",
  },
  photos: {
    heading: "Out and about",
    text: "Open a picture to see it large, and browse on from there.",
  },
  /** An honest word about the pictures; stands where nobody misses it. */
  honest:
    "All pictures and films here were drawn in 3D by us. The places named below them are the ones we had in mind; no pet had to travel for it.",
  tag: {
    heading: "And where have you been?",
    text: "Share your own view with",
    hashtag: brand.hashtag,
  },
} as const;

export type GalleryPhoto = {
  /** "/gallery#mountain" may name it. */
  readonly id: string;
  readonly picture: PictureName;
  readonly location: string;
};

export const photos: readonly GalleryPhoto[] = [
  { id: "mountain", picture: "gallery/mountain", location: "Dolomites, Italy" },
  { id: "beach", picture: "gallery/beach", location: "Ko Lanta, Thailand" },
  { id: "airport", picture: "gallery/airport", location: "Prague Airport, Czechia" },
  { id: "autumn", picture: "gallery/autumn", location: "Green Mountains, Vermont" },
  { id: "marina", picture: "gallery/marina", location: "Stockholm archipelago, Sweden" },
  { id: "canyon", picture: "gallery/canyon", location: "Sedona, Arizona" },
  { id: "lodge", picture: "gallery/lodge", location: "Geilo, Norway" },
  { id: "camp", picture: "gallery/camp", location: "Cairngorms, Scotland" },
  { id: "cherry", picture: "gallery/cherry", location: "Kyoto, Japan" },
  { id: "alley", picture: "gallery/alley", location: "Alfama, Lisbon" },
  { id: "cafe", picture: "gallery/cafe", location: "Montmartre, Paris" },
  { id: "vineyard", picture: "gallery/vineyard", location: "Beaujolais, France" },
  { id: "rooftop", picture: "gallery/rooftop", location: "Brooklyn, New York" },
  { id: "garden", picture: "gallery/garden", location: "Cotswolds, England" },
  { id: "lake", picture: "gallery/lake", location: "Lake Bohinj, Slovenia" },
  { id: "train", picture: "gallery/train", location: "Bernina line, Switzerland" },
];

export type GalleryFilm = {
  readonly id: "turntable" | "features" | "which-size";
  readonly heading: string;
  readonly text: string;
  /** Tells the film to those who do not see it. */
  readonly description: string;
};

export const films: readonly GalleryFilm[] = [
  {
    id: "turntable",
    heading: "Once round the bag",
    text: "Front, side, back, side. The whole bag in one turn.",
    description:
      "The backpack stands on a plain ground and turns once round itself. First its front is seen, with mesh window and zipped pocket, then a side with its mesh and cream pocket, then the padded back with shoulder straps and chest strap, and at last the other side.",
  },
  {
    id: "features",
    heading: "Down to the zip",
    text: "The details, one after the other, from close by.",
    description:
      "Close views of the backpack follow each other: the mesh window, the zips with their leather pulls, the top flap that opens wide, the cushion inside, the pockets and the padded straps. A short caption names each of them.",
  },
  {
    id: "which-size",
    heading: "Who fits inside?",
    text: `Small dogs and cats up to ${sizeText.maxPet}, and how to find out about yours.`,
    description: `The backpack is shown with its measurements, ${sizeText.metric}. A toy puppy and a toy kitten take their places beside and inside it, and the limit of ${sizeText.maxPet} appears. At the end the film advises to add ${backpack.roomCm.from}–${backpack.roomCm.to} cm to a pet’s own measurements.`,
  },
];
