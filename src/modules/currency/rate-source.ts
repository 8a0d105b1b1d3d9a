import { z } from "zod";
import { AppError } from "#shared/errors.ts";
import { readJson } from "#shared/json.ts";
import { isRate, rateTargets, type RateTarget } from "./rates.ts";
import { MAIN_CURRENCY, HOME_CURRENCY } from "#shared/money.ts";

const TIMEOUT_MS = 10_000;
/** Rates of all the world's currencies have a few kilobytes. */
const MAX_BYTES = 262_144;

/** Rates that a source returns. */
export type FetchedRates = {
  readonly rates: readonly { readonly targetCurrency: RateTarget; readonly rate: string }[];
};

/** A source of the dollar's rates. */
export type RateSource = {
  /** Name of the source: its host. */
  readonly name: string;
  /** Throws `rates_unavailable`. */
  readonly fetchRates: () => Promise<FetchedRates>;
};

/**
 * Answer of free services such as open.er-api.com (`base_code`) and frankfurter.dev (`base`):
 * dollars as the base, and rates by currency.
 */
const answerSchema = z
  .object({
    base: z.string().optional(),
    base_code: z.string().optional(),
    rates: z.record(z.string(), z.number()),
  })
  .refine((answer) => (answer.base ?? answer.base_code) === MAIN_CURRENCY, "another base");

/** Asks over HTTP. `timeoutMs` is for tests. */
export function createHttpRateSource(options: { url: string; timeoutMs?: number }): RateSource {
  const { url, timeoutMs = TIMEOUT_MS } = options;
  return {
    name: new URL(url).host,
    async fetchRates() {
      const text = await fetchText(url, timeoutMs).catch((cause: unknown) => {
        throw new AppError("rates_unavailable", "the source of rates does not answer", { cause });
      });
      return readRates(text);
    },
  };
}

async function fetchText(url: string, timeoutMs: number): Promise<string> {
  const response = await fetch(url, {
    headers: { accept: "application/json" },
    // Redirects are refused: only the configured host may answer.
    redirect: "error",
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`it answers ${response.status}`);
  }
  const parts: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop closes the connection.
  for await (const part of response.body ?? []) {
    size += part.byteLength;
    if (size > MAX_BYTES) throw new Error(`it answers more than ${MAX_BYTES} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString("utf8");
}

/**
 * The rates that the shop needs. Throws without a rate of the shekel, or when any rate is
 * implausible.
 */
function readRates(text: string): FetchedRates {
  const answer = answerSchema.safeParse(readJson(text));
  if (!answer.success)
    throw createSourceError("it is not the JSON that was expected", answer.error);
  const rates = rateTargets.flatMap((targetCurrency) => {
    const value = answer.data.rates[targetCurrency];
    if (value === undefined) return [];
    const rate = value.toFixed(8);
    if (!isRate(rate)) throw createSourceError(`${value} for ${targetCurrency} cannot be`);
    return { targetCurrency, rate };
  });
  if (!rates.some((rate) => rate.targetCurrency === HOME_CURRENCY))
    throw createSourceError("shekels are missing");
  return { rates };
}

function createSourceError(why: string, cause?: unknown): AppError {
  return new AppError("rates_unavailable", `the source of rates gives none: ${why}`, { cause });
}
