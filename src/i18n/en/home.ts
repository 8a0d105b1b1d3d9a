/** Controls and labels of the home page. */
export const homeText = {
  facts: "In short",
  seeIt: "See it",
  closeImage: "Close",
  sample: "Sample",
  withPet: (person: string, pet: string) => `${person} and ${pet}`,
} as const;
