/** The three colourways. They name product pages, cart items and stock alike. */
export const colours = ["olive", "caramel", "blue"] as const;
export type Colour = (typeof colours)[number];

/** The colour that a stranger's text means (trimmed, any letter case), or undefined. */
export function parseColour(text: string | null | undefined): Colour | undefined {
  const wanted = text?.trim().toLowerCase();
  return colours.find((colour) => colour === wanted);
}
