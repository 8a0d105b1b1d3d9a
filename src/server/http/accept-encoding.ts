import { withSavedResults } from "./with-saved-results.ts";

/** The three forms in which every prepared answer is stored, in the order of our preference. */
export const encodings = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof encodings)[number];

/** Made for one answer alone, as zstd takes a third of the time of brotli. */
export type QuickEncoding = "zstd" | Encoding;

/** The encoding of a prepared answer. A client that accepts none of ours gets the plain bytes. */
export const negotiateEncoding = createNegotiation(["gzip", "br"]);

/** The same for an answer that is compressed when it is asked for. */
export const negotiateQuickEncoding = createNegotiation(["gzip", "br", "zstd"]);

/** The encodings on offer, the best last. */
function createNegotiation<Offered extends string>(
  offered: readonly Offered[],
): (header: string | undefined) => Offered | "identity" {
  const choose = withSavedResults((header) => selectEncoding(header, offered));
  return (header) => (header === undefined ? "identity" : choose(header));
}

function selectEncoding<Offered extends string>(
  header: string,
  offered: readonly Offered[],
): Offered | "identity" {
  const weights = parseWeights(header);
  const wildcard = weights.get("*");
  let best: Offered | "identity" = "identity";
  // Encodings that are not named are refused, except plain bytes, which have the lowest preference.
  let bestWeight = weights.get("identity") ?? 0;
  for (const encoding of offered) {
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
