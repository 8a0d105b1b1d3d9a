import type { ImageName } from "./manifest.ts";

/** A short line to print under an image; apart from what every page needs to show one. */
const captions: Readonly<Partial<Record<ImageName, string>>> = {
  "gallery/mountain": "First summit",
  "gallery/beach": "Sand between the paws",
  "gallery/airport": "Ready to board",
  "gallery/autumn": "Leaf season",
  "gallery/marina": "Sundown at the jetty",
  "gallery/canyon": "Shade in red rock",
  "gallery/lodge": "Snow day",
  "gallery/camp": "A night outside",
  "gallery/cherry": "The best seat in the park",
  "gallery/alley": "Old town stroll",
  "gallery/cafe": "Table for two",
  "gallery/vineyard": "Between the vines",
  "gallery/rooftop": "Above the city",
  "gallery/garden": "As far as the gate",
  "gallery/lake": "Early at the lake",
  "gallery/train": "Window seat",
};

/** The line under an image; undefined for one that speaks for itself. */
export const imageCaption = (name: ImageName): string | undefined => captions[name];
