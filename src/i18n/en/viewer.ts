/** Controls and labels of the viewer, in which images are seen large. */
export const viewerText = {
  close: "Close the picture",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  previous: "Previous picture",
  next: "Next picture",
  roleDescription: "carousel",
  slide: "picture",
  /** "3 of 16" */
  position: (number: number, count: number) => `${number} of ${count}`,
} as const;
