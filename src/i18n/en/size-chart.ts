/** Controls and labels of the size chart. */
export const sizeChartText = {
  sizeChart: "Size chart",
  breed: "Breed",
  weight: "Usual weight",
  verdict: "In the bag",
  kilograms: (from: number, to: number) => `${from}–${to} kg`,
  pounds: (from: number, to: number) => `${from}–${to} lb`,
  askUs: "Send us the numbers",
  fit: {
    heading: "Check your pet’s numbers",
    text: "Measured as above, without the extra room. We add that for you.",
    carrier: "Carrier",
    weight: "Weight",
    length: "Length",
    height: "Height",
    units: "Units",
    unitNames: { metric: "kg and cm", imperial: "lb and in" },
    check: "Check the fit",
  },
} as const;
