/** Controls and labels of the home page. */
export const homeText = {
  facts: "In short",
  seeIt: "See it",
  closePicture: "Close",
  heightLabel: (cm: number) => `${cm} cm`,
  depthLabel: (cm: number) => `${cm} cm deep`,
  sample: "Sample",
  withPet: (person: string, pet: string) => `${person} and ${pet}`,
} as const;
