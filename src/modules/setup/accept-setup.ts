import { z } from "zod";
import { demoMembers } from "#modules/customers/seed-people.ts";
import { newAccountSchema } from "#modules/identity/contract.ts";
import { acceptInput } from "#shared/input-problems.ts";
import { requiredLine, typedDigits } from "#shared/text-fields.ts";

const { email, full_name: fullName, password } = newAccountSchema.shape;

const color = typedDigits()
  .toLowerCase()
  .regex(/^(#[0-9a-f]{6})?$/, "not_a_colour");

const schema = z.object({
  shopName: requiredLine(80),
  legalName: requiredLine(200),
  shopEmail: email,
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
  return acceptInput(schema, Object.fromEntries(filled));
}
