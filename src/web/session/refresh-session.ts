import type { Session } from "#modules/identity/contract.ts";
import { ApiError } from "../api/api-request.ts";
import { sendRefresh } from "./session-calls.ts";
import { deleteSession, saveSession, readSessionAgain, wait } from "./session-store.ts";
import { SESSION_KEY } from "./stored-session.ts";

const ANSWER_WAIT_MS = 6_000;
/** A tab in a process of its own hears of a change in storage a moment after it was made. */
const STORAGE_LAG_MS = 250;

let running: Promise<Session | undefined> | undefined;

/**
 * The session that replaces `stale`, from the server or from a tab that was faster; undefined when
 * it is over. Throws ApiError when the server cannot say, and the session stays.
 */
export function refreshSession(stale: Session): Promise<Session | undefined> {
  running ??= refreshAlone(stale).finally(() => {
    running = undefined;
  });
  return running;
}

/**
 * This tab's callers get the answer at once; other tabs continue once they can see it in storage.
 */
function refreshAlone(stale: Session): Promise<Session | undefined> {
  return new Promise((resolve, reject) => {
    runInOneTab(async () => {
      const isNew = await refreshOnce(stale);
      resolve(readSessionAgain());
      if (isNew) await wait(STORAGE_LAG_MS);
    }).catch(reject);
  });
}

/**
 * Browsers without locks, and pages without a secure origin, rely on the server: it tolerates tabs
 * that race.
 */
async function runInOneTab<T>(work: () => Promise<T>): Promise<T> {
  const locks =
    typeof navigator === "undefined" ? undefined : (navigator.locks as LockManager | undefined);
  return locks ? await locks.request(SESSION_KEY, work) : await work();
}

/** Returns whether this tab has stored a new session. */
async function refreshOnce(stale: Session): Promise<boolean> {
  // Not by the refresh token: a new session object may have the same one.
  const isStillStored = () => readSessionAgain()?.access_token === stale.access_token;
  if (!isStillStored()) return false;
  try {
    const fresh = await sendRefreshAgain(stale);
    // Anyone who signed out while we waited stays signed out.
    if (!isStillStored()) return false;
    saveSession(fresh);
    return true;
  } catch (error) {
    if (!isTokenRejected(error)) throw error;
    if (isStillStored()) deleteSession();
    return false;
  }
}

/**
 * Asks a second time at once when no answer came: the server may have exchanged the token, and
 * takes it once more within 10 seconds only.
 */
async function sendRefreshAgain(stale: Session): Promise<Session> {
  const soon = AbortSignal.timeout(ANSWER_WAIT_MS);
  try {
    return await sendRefresh(stale, soon);
  } catch (error) {
    const hasNoAnswer = soon.aborted || (error instanceof ApiError && error.code === "offline");
    if (!hasNoAnswer) throw error;
    return await sendRefresh(stale);
  }
}

/**
 * A token that the server does not know, or would not even look up; anything else may be different
 * next time.
 */
function isTokenRejected(error: unknown): boolean {
  return error instanceof ApiError && ["unauthenticated", "invalid_fields"].includes(error.code);
}
