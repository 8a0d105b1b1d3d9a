import { createHash } from "node:crypto";
import { toDay } from "#i18n/format-he.ts";
import type { FilledForm } from "./filled-form.ts";

/**
 * The key that two submissions of the same message share: from the key that the form was opened
 * with, or else from all its fields and the day in the shop. A key is valid for one sender only, so
 * that no message is lost because another sender used the same key.
 */
export function getSubmissionKey(
  kind: "contact" | "dealer",
  form: Pick<FilledForm<string>, "submissionKey"> & {
    readonly fields: Readonly<Record<string, string>> & { readonly email: string };
  },
  now: Date,
): string {
  const { fields, submissionKey = "" } = form;
  const typed = Object.entries(fields).toSorted(([one], [other]) => (one < other ? -1 : 1));
  const same =
    submissionKey === ""
      ? [kind, toDay(now), typed]
      : [kind, submissionKey, fields.email.toLowerCase()];
  return createHash("sha256").update(JSON.stringify(same)).digest("base64url");
}
