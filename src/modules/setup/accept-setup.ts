import { z } from "zod";
import { demoMembers } from "#modules/customers/seed-people.ts";
import { newAccountSchema } from "#modules/identity/contract.ts";
import { requiredLine } from "#shared/text-fields.ts";

const { email, full_name: fullName, password } = newAccountSchema.shape;

const color = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^(#[0-9a-f]{6})?$/, "not_a_colour");

const schema = z.object({
  shopName: requiredLine(80),
  legalName: requiredLine(200),
  shopEmail: email,
  /** Empty: as delivered. */
  accent: color,
  patch: color,
  adminName: fullName,
  /** The demo's accounts are closed whenever a shop starts outside demo mode. */
  adminEmail: email.refine((text) => !demoMembers.some((member) => member.email === text), "taken"),
  password,
});

export type SetupForm = z.infer<typeof schema>;
export type SetupField = keyof SetupForm | "logo";
export type SetupProblems = Readonly<Partial<Record<SetupField, readonly string[]>>>;

/** The fields as they are stored, or what is wrong with each. */
export function acceptSetup(
  typed: Readonly<Record<string, string>>,
): { readonly form: SetupForm } | { readonly problems: SetupProblems } {
  const filled = Object.keys(schema.shape).map((name) => [name, typed[name] ?? ""]);
  const result = schema.safeParse(Object.fromEntries(filled));
  if (result.success) return { form: result.data };
  return { problems: z.flattenError(result.error).fieldErrors };
}
