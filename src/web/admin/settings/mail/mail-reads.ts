import type { mailDeskEndpoints } from "#modules/mail/desk-contract.ts";
import { mailKinds, type MailKind } from "#modules/mail/mail-kinds.ts";
import { mailStates, type MailState } from "#modules/mail/mail-states.ts";
import type { CallInput } from "#web/api-request.ts";

export const mailsPath = "/api/admin/mails";
export const outboxPath = "/api/admin/outbox";
/** What every change of a mail may show elsewhere. */
export const mailReads = [mailsPath, outboxPath];

/** What the address may say about the list, and which mail is open. */
export const mailParams = ["state", "kind", "q", "after", "mail"] as const;
type MailValues = Readonly<Partial<Record<(typeof mailParams)[number], string>>>;

export type MailFilter = { state?: MailState; kind?: MailKind; q?: string };

/** What the address narrows the list down to; whatever it says wrongly counts as not said. */
export function filterOf(values: MailValues): MailFilter {
  const state = mailStates.find((it) => it === values.state);
  const kind = mailKinds.find((it) => it === values.kind);
  return {
    ...(state && { state }),
    ...(kind && { kind }),
    ...(values.q !== undefined && { q: values.q }),
  };
}

/** What the API is asked for. */
export function queryOf(
  values: MailValues,
): NonNullable<CallInput<typeof mailDeskEndpoints.listMails>["query"]> {
  return { ...filterOf(values), ...(values.after !== undefined && { after: values.after }) };
}
