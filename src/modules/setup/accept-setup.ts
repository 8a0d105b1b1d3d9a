import { z } from "zod";
import { demoMembers } from "#modules/customers/seed-people.ts";
import { newAccountSchema } from "#modules/identity/contract.ts";
import { createFieldsError } from "#shared/errors.ts";
import { acceptInput } from "#shared/input-problems.ts";
import { requiredLine, typedDigits } from "#shared/text-fields.ts";
import { findRateProblems, setupCurrencies } from "./shop-money.ts";
import { trades } from "./trades.ts";

const { email, full_name: fullName, password } = newAccountSchema.shape;

const color = typedDigits()
  .toLowerCase()
  .regex(/^(#[0-9a-f]{6})?$/, "not_a_colour");

const rate = typedDigits().max(20, "too_long");

/** A choice of which the form has one chosen from the beginning. */
const toChoice = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.preprocess((typed) => (typed === "" ? values[0] : typed), z.enum(values));

const schema = z.object({
  shopName: requiredLine(80),
  legalName: requiredLine(200),
  shopEmail: email,
  trade: toChoice(trades),
  /** Whether it begins with sample products of its trade. */
  samples: z.string().transform((typed) => typed !== ""),
  currency: toChoice(setupCurrencies),
  /** The price of a dollar in shekels, and in the currency; only for others than the dollar. */
  ilsRate: rate,
  rate,
  /** Empty keeps the default. */
  accent: color,
  patch: color,
  adminName: fullName,
  /** The demo's accounts are closed whenever a shop starts outside demo mode. */
  adminEmail: email.refine((text) => !demoMembers.some((member) => member.email === text), "taken"),
  password,
});

export type SetupForm = z.infer<typeof schema>;

/** The fields as they are stored. Throws `invalid_fields` with what is wrong with each. */
export function acceptSetup(typed: Readonly<Record<string, string>>): SetupForm {
  const filled = Object.keys(schema.shape).map((name) => [name, typed[name] ?? ""]);
  const form = acceptInput(schema, Object.fromEntries(filled));
  const wrong = findRateProblems(form);
  if (wrong.length > 0)
    throw createFieldsError(Object.fromEntries(wrong.map((name) => [name, ["not_a_rate"]])));
  return form;
}
