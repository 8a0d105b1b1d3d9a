/** Controls and labels of the gallery. */
export const galleryText = {
  /** The beginning of a link's name; the image's description follows. */
  openImage: (location: string) => `Open ${location}:`,
  play: (name: string) => `Play the film: ${name}`,
  filmDescription: "What the film shows",
} as const;
