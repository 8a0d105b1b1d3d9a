import type { Destination } from "./places.ts";

/** The places in which owners compare what an order costs. */
export const examplePlaces = {
  tel_aviv: { country: "IL", postalCode: "6100000" },
  eilat: { country: "IL", postalCode: "8800000" },
  munich: { country: "DE", postalCode: "80331" },
  paris: { country: "FR", postalCode: "75001" },
  london: { country: "GB", postalCode: "SW1A 1AA" },
  belfast: { country: "GB", postalCode: "BT1 5GS" },
  jersey: { country: "JE", postalCode: "JE2 3NF" },
  las_palmas: { country: "ES", postalCode: "35001" },
  new_york: { country: "US", state: "NY", postalCode: "10001" },
  portland: { country: "US", state: "OR", postalCode: "97201" },
  tokyo: { country: "JP", postalCode: "100-0001" },
  tehran: { country: "IR" },
} as const satisfies Readonly<Record<string, Destination>>;
export type ExamplePlace = keyof typeof examplePlaces;
