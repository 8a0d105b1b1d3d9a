import { requestApi, type CallInput } from "#web/api/api-request.ts";
import { readSession } from "#web/session/session-store.ts";

type Draft = CallInput<"PUT /api/admin/content/draft">["body"];

/** The most that browsers send for a page that is gone. */
const MAX_CHARACTERS = 30_000;

/** Whether a page that is being closed can send the draft; otherwise it asks before. */
export function canSaveOnLeaving(body: Draft): boolean {
  return readSession().status === "signed-in" && JSON.stringify(body).length <= MAX_CHARACTERS;
}

/** Sends a draft from a page that is just being closed. */
export function saveOnLeaving(body: Draft): void {
  const state = readSession();
  if (state.status !== "signed-in" || !canSaveOnLeaving(body)) return;
  requestApi(
    "PUT /api/admin/content/draft",
    { body },
    { accessToken: state.session.access_token, keepalive: true },
  ).catch(() => undefined);
}
