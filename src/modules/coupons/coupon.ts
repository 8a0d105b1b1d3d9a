import { z } from "zod";
import { couponKinds } from "#modules/cart/coupon-kinds.ts";
import { toCode } from "#modules/cart/coupons.ts";
import {
  choice,
  count,
  day,
  flag,
  latin,
  line,
  optional,
  optionalText,
  price,
  ref,
  refs,
} from "#shared/records/fields.ts";
import { record, type Draft, type Values } from "#shared/records/record.ts";

/**
 * Latin capitals and digits, with hyphens between, because they are easy to read aloud, print and
 * type.
 */
export const codePattern = /^[A-Z0-9]+(?:[-_][A-Z0-9]+)*$/;
export const MIN_CODE = 3;
export const MAX_CODE = 40;
/** In minor units: no order is larger. */
const MAX_AMOUNT = 100_000_000;
export const MAX_PERCENT = 100;
const MAX_USES = 1_000_000;
export const MAX_NOTE = 500;
/** The most products, and the most variants, that one coupon may be limited to. */
const MAX_TARGETS = 50;

/** Checked, because letters of other scripts look like these. */
const isForeign = (typed: string) => /[^ -~]/.test(typed);

const code = z
  .string()
  .max(200)
  .overwrite(toCode)
  .min(1, "required")
  .refine((typed) => !isForeign(typed), "foreign_letters")
  .refine((typed) => isForeign(typed) || codePattern.test(typed), "malformed")
  .refine((typed) => typed.length >= MIN_CODE && typed.length <= MAX_CODE, "bad_length");

/** A code that takes something off an order. */
export const coupon = record(
  "coupon",
  {
    code: { ...latin(line(MAX_CODE)), schema: code, sample: "FAIR26" },
    kind: choice(couponKinds),
    /** Whole percents, or minor units of the selling currency; 1 for a free piece. */
    value: {
      ...count({ min: 1, max: MAX_AMOUNT }),
      getKindIn: ({ kind }) => (kind === "amount" ? "price" : "count"),
    },
    /** The variant of which one piece is free. */
    itemVariantId: { ...optional(ref()), sample: null },
    /** Days of Jerusalem, both of them included. */
    startsOn: optional(day()),
    endsOn: optional(day()),
    maxUses: optional(count({ min: 1, max: MAX_USES })),
    /** By e-mail address. */
    maxUsesPerAddress: optional(count({ min: 1, max: MAX_USES })),
    firstOrderOnly: flag(false),
    minimumMinor: { ...price({ min: 0, max: MAX_AMOUNT }), empty: 0 },
    productIds: refs(MAX_TARGETS),
    variantIds: refs(MAX_TARGETS),
    isActive: flag(true),
    /**
     * In the data of every page: carts need not request it, and anyone can read it there.
     */
    isPublic: flag(false),
    note: optionalText(MAX_NOTE),
  },
  {
    rules: [
      {
        at: "value",
        problem: "too_large",
        isBroken: ({ kind, value }) => kind === "percent" && value > MAX_PERCENT,
      },
      {
        at: "itemVariantId",
        problem: "required",
        isBroken: ({ kind, itemVariantId }) => (kind === "item") !== (itemVariantId !== null),
      },
      {
        at: "variantIds",
        problem: "item_alone",
        isBroken: ({ kind, productIds, variantIds }) =>
          kind === "item" && productIds.length + variantIds.length > 0,
      },
      {
        at: "endsOn",
        problem: "before_start",
        isBroken: ({ startsOn, endsOn }) =>
          startsOn !== null && endsOn !== null && endsOn < startsOn,
      },
    ],
    normalize: (values) =>
      values.kind === "item"
        ? { ...values, value: 1, productIds: [], variantIds: [] }
        : { ...values, itemVariantId: null },
  },
);

export type CouponInput = Values<typeof coupon.fields>;
export type CouponDraft = Draft<typeof coupon.fields>;
