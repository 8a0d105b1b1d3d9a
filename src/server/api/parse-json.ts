import { AppError } from "#shared/errors.ts";

/** Twice as deep as any document of the shop. */
export const MAX_DEPTH = 32;
/** The average of what the shop is sent is above this; only documents made to be wide are below. */
export const BYTES_PER_VALUE = 32;

const QUOTE = '"'.charCodeAt(0);
const BACKSLASH = "\\".charCodeAt(0);
const COMMA = ",".charCodeAt(0);
const OPENING: ReadonlySet<number> = new Set(["[", "{"].map((sign) => sign.charCodeAt(0)));
const CLOSING: ReadonlySet<number> = new Set(["]", "}"].map((sign) => sign.charCodeAt(0)));

/**
 * Parses a JSON text of at most `maxBytes`. Throws `bad_request` for invalid JSON or too deep
 * nesting, and `payload_too_large` for one of too many values. The last two are checked before
 * parsing.
 */
export function parseJson(text: string, maxBytes: number): unknown {
  assertNotCostly(text, Math.floor(maxBytes / BYTES_PER_VALUE));
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError("bad_request", "the body is not JSON", { cause });
  }
}

/** Goes through the text once, without recursion. For invalid JSON the result does not matter. */
function assertNotCostly(text: string, maxValues: number): void {
  let depth = 0;
  let values = 1;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === QUOTE) at = endOfString(text, at);
    else if (sign === COMMA) values += 1;
    else if (OPENING.has(sign)) {
      depth += 1;
      values += 1;
      if (depth > MAX_DEPTH) throw new AppError("bad_request", "the body is nested too deeply");
    } else if (CLOSING.has(sign)) depth -= 1;
    if (values > maxValues) throw new AppError("payload_too_large", `over ${maxValues} values`);
  }
}

/** Where a string that begins at `start` ends: at its second quote, or where the text ends. */
function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text.charCodeAt(at) !== QUOTE)
    at += text.charCodeAt(at) === BACKSLASH ? 2 : 1;
  return at;
}
