// Shapes that the back office and the server exchange about markets.
import { z } from "zod";
import { moneySchema } from "#modules/catalog/contract.ts";
import { calendarDay } from "#shared/calendar-day.ts";
import { version } from "#shared/records/version.ts";
import { examplePlaces } from "./example-places.ts";
import { dutyTerms } from "./kinds.ts";
import { market } from "./market.ts";

export const marketRowSchema = z
  .object({
    id: z.uuid(),
    ...market.answer,
    /** The market everywhere where no other one is. */
    isMain: z.boolean(),
    /** Orders name it: it cannot be deleted. */
    isUsed: z.boolean(),
    version,
  })
  .meta({ id: "Market", description: "Countries and parts of them that are served in one way" });
export type MarketAnswer = z.infer<typeof marketRowSchema>;

export const examplesQuery = z.object({
  /** Proposals count as in effect. */
  withProposals: z.literal("true").optional(),
  /** This market counts as in effect. */
  market: z.uuid().optional(),
  /** Another day than today. */
  day: calendarDay.optional(),
});

/** The price of one piece of the first product in a place. */
const marketExample = z.object({
  /** One of the places that owners compare, or else a place of the market: "GB:BT". */
  place: z.string().meta({ examples: Object.keys(examplePlaces) }),
  marketId: z.uuid(),
  marketName: z.string(),
  isDelivered: z.boolean(),
  dutyTerms: z.enum(dutyTerms),
  /** Null where an amount is in a currency for which no rate is known. */
  price: z
    .object({
      goods: moneySchema,
      shipping: moneySchema,
      tax: moneySchema,
      isTaxIncluded: z.boolean(),
      /** Null where it is not known. */
      duty: moneySchema.nullable(),
      /** The sum that the customer pays to the shop. */
      total: moneySchema,
      /** The same with the duty that is paid on delivery; null where that is not known. */
      atDoor: moneySchema.nullable(),
    })
    .nullable(),
});
export type MarketExample = z.output<typeof marketExample>;

export const examplesSchema = z.object({
  /** The name of what is bought; null without anything for sale. */
  goods: z.string().nullable(),
  examples: z.array(marketExample),
});
