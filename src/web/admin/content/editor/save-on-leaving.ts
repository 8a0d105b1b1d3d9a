import { requestApi, type CallInput } from "#web/api/api-request.ts";
import { readSession } from "#web/session/session-store.ts";

type Draft = CallInput<"PUT /api/admin/content/draft">["body"];

/** The most that browsers send for a page that is gone. */
const MAX_CHARACTERS = 30_000;

/**
 * Sends a draft from a page that is just being closed. Where that does not work, this computer's
 * own copy is offered when the document is opened again.
 */
export function saveOnLeaving(body: Draft): void {
  const state = readSession();
  if (state.status !== "signed-in" || JSON.stringify(body).length > MAX_CHARACTERS) return;
  requestApi(
    "PUT /api/admin/content/draft",
    { body },
    { accessToken: state.session.access_token, keepalive: true },
  ).catch(() => undefined);
}
