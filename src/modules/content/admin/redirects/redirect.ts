import { z } from "zod";
import { latin, line } from "#shared/records/fields.ts";
import { record } from "#shared/records/record.ts";

/** As long as the table takes. */
export const MAX_PATH = 300;

const address = {
  ...latin(line(MAX_PATH)),
  // Room for an address that is too long, so that the answer can say so.
  schema: z.string().trim().min(1, "required").max(2_000, "too_long"),
  sample: "/faq",
} as const;

/** An address of the shop that leads to another. */
export const redirect = record("redirect", { from: address, to: address });
