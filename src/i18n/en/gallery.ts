/** Controls and labels of the gallery. */
export const galleryText = {
  /** The beginning of a link's name; the image's description follows. */
  openImage: (location: string) => `Open ${location}:`,
  play: (name: string) => `Play the film: ${name}`,
  filmDescription: "What the film shows",
  closeViewer: "Close the picture",
  previous: "Previous picture",
  next: "Next picture",
  roleDescription: "carousel",
  slide: "picture",
  /** "3 of 16" */
  position: (number: number, count: number) => `${number} of ${count}`,
} as const;
