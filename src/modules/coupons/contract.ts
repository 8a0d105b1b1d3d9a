// The words that browsers and the server exchange about coupons.
import { z } from "zod";
import { couponKinds } from "#modules/cart/coupon-kinds.ts";
import { toCode } from "#modules/cart/coupons.ts";
import { moneySchema } from "#modules/catalog/contract.ts";
import { orderStatuses } from "#modules/orders/status.ts";
import { textOrNull } from "#shared/text-fields.ts";
import { couponFigures, couponStates } from "./kinds.ts";
import {
  codePattern,
  MAX_AMOUNT,
  MAX_CODE,
  MAX_NOTE,
  MAX_TARGETS,
  MAX_USES,
  MIN_CODE,
} from "./limits.ts";

/** A coupon with the data for pricing. */
export const couponSchema = z.object({
  code: z.string(),
  kind: z.enum(couponKinds),
  value: z.int(),
  minimumMinor: z.int(),
  only: z.array(z.string()).readonly().nullable(),
});

const day = z.iso.date().nullable();
const uses = z.int().min(1).max(MAX_USES).nullable();
const targets = z.array(z.uuid()).max(MAX_TARGETS);

/** The terms of a coupon, without its code and note. */
const settings = {
  kind: z.enum(couponKinds),
  /** Whole percents, or minor units of the selling currency; 1 for a free piece. */
  value: z.int().min(1).max(MAX_AMOUNT),
  /** The variant of which one piece is free. */
  itemVariantId: z.uuid().nullable(),
  /** Days of Jerusalem, both of them included. */
  startsOn: day,
  endsOn: day,
  maxUses: uses,
  maxUsesPerAddress: uses,
  firstOrderOnly: z.boolean(),
  minimumMinor: z.int().min(0).max(MAX_AMOUNT),
  productIds: targets,
  variantIds: targets,
  isActive: z.boolean(),
  /**
   * Whether it is in the data of every page: carts need not request it, and anyone can read it
   * there.
   */
  isPublic: z.boolean(),
};

/** Checked, because letters of other scripts look like these. */
const isForeign = (typed: string) => /[^ -~]/.test(typed);

export const couponInput = z
  .object({
    code: z
      .string()
      .max(200)
      .transform(toCode)
      .refine((code) => !isForeign(code), "foreign_letters")
      .refine((code) => isForeign(code) || codePattern.test(code), "malformed")
      .refine((code) => code.length >= MIN_CODE && code.length <= MAX_CODE, "bad_length"),
    ...settings,
    note: textOrNull(MAX_NOTE),
  })
  .refine(({ kind, value }) => kind !== "percent" || value <= 100, {
    path: ["value"],
    error: "too_many",
  })
  .refine(({ kind, itemVariantId }) => (kind === "item") === (itemVariantId !== null), {
    path: ["itemVariantId"],
    error: "required",
  })
  .refine((it) => it.kind !== "item" || it.productIds.length + it.variantIds.length === 0, {
    path: ["variantIds"],
    error: "item_alone",
  })
  .refine(({ startsOn, endsOn }) => startsOn === null || endsOn === null || startsOn <= endsOn, {
    path: ["endsOn"],
    error: "before_start",
  });
export type CouponInput = z.output<typeof couponInput>;

export const couponRowSchema = z.object({
  id: z.uuid(),
  code: z.string(),
  ...settings,
  note: z.string().nullable(),
  state: z.enum(couponStates),
  /** The number of orders that count as uses. */
  uses: z.int(),
  /** Orders ever made with it: its code stays then. */
  isUsed: z.boolean(),
  /** Names of its products and variants, by their ids. */
  names: z.record(z.string(), z.string()),
  updatedAt: z.iso.datetime(),
});
export type CouponRow = z.infer<typeof couponRowSchema>;

const amount = z.object({
  original: moneySchema,
  /** By the orders' own rates; null where none of them has one. */
  ils: moneySchema.nullable(),
  /** The part of it that has no rate. */
  unrated: moneySchema,
});
export type CouponAmount = z.infer<typeof amount>;

export const couponFiguresSchema = z.record(
  z.enum(couponFigures),
  z.object({ count: z.int(), amount }),
);

export const couponFigureRowsSchema = z.object({
  rows: z.array(
    z.object({
      id: z.uuid(),
      orderId: z.uuid(),
      number: z.string(),
      status: z.enum(orderStatuses),
      at: z.iso.datetime(),
      amount: moneySchema,
      ils: moneySchema.nullable(),
    }),
  ),
  nextCursor: z.string().nullable(),
});
export type CouponFigureRow = z.infer<typeof couponFigureRowsSchema>["rows"][number];

export const couponEstimateSchema = z.object({
  /** How many orders of the last 30 days it would have counted for, of how many. */
  orders: z.int(),
  of: z.int(),
  cost: amount,
});
