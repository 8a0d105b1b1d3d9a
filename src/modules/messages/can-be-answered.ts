import { AppError } from "#shared/errors.ts";
import type { messages } from "./tables.ts";

/** Throws `conflict` for a message that needs no answer. */
export function assertAnswerable({
  spamReason,
  kind,
}: Pick<typeof messages.$inferSelect, "spamReason" | "kind">): void {
  if (spamReason !== null || kind === "newsletter")
    throw new AppError("conflict", "this message needs no reply");
}
