/** The three forms in which every prepared answer is kept, in the order of our preference. */
export const encodings = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof encodings)[number];

/** The most remembered values: browsers send a few, but others could send any number. */
const MAX_REMEMBERED = 100;
const remembered = new Map<string, Encoding>();

/** The encoding to answer with. A client that accepts none of ours gets the plain bytes. */
export function negotiateEncoding(header: string | undefined): Encoding {
  if (header === undefined) return "identity";
  const known = remembered.get(header);
  if (known !== undefined) return known;
  const chosen = chooseEncoding(header);
  if (remembered.size < MAX_REMEMBERED && header.length <= 200) remembered.set(header, chosen);
  return chosen;
}

function chooseEncoding(header: string): Encoding {
  const weights = parseWeights(header);
  const wildcard = weights.get("*");
  let best: Encoding = "identity";
  // Encodings that are not named are refused, except plain bytes, which have the lowest preference.
  let bestWeight = weights.get("identity") ?? 0;
  for (const encoding of ["gzip", "br"] as const) {
    const weight = weights.get(encoding) ?? wildcard ?? 0;
    if (weight > 0 && weight >= bestWeight) {
      best = encoding;
      bestWeight = weight;
    }
  }
  return best;
}

function parseWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((text) => text.trim());
    if (name === "") continue;
    const quality = parameters.find((parameter) => parameter.startsWith("q="));
    const weight = quality === undefined ? 1 : Number(quality.slice(2));
    const isValid = weight >= 0 && weight <= 1;
    weights.set(name === "x-gzip" ? "gzip" : name, isValid ? weight : 0);
  }
  return weights;
}
