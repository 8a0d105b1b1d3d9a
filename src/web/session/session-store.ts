// The session of the browser, for all of the page. It is part of every page and therefore small:
// the code that talks to the server is loaded when it is needed.
import type { Session } from "#modules/identity/contract.ts";
import { nowMs } from "#web/browser/clock.ts";
import { createListeners } from "#ui/listeners.ts";
import { followOtherTabs } from "#web/browser/follow-other-tabs.ts";
import { recordIdleEnd } from "./idle-end.ts";
import type { SignOutScope } from "./session-calls.ts";
import {
  ACTIVITY_KEY,
  IDLE_TIMEOUT_MS,
  parseSession,
  readItem,
  readTime,
  RECEIVED_KEY,
  SESSION_KEY,
  writeItem,
} from "./stored-session.ts";

type LoadedSession =
  | { readonly status: "signed-out" }
  | { readonly status: "signed-in"; readonly session: Session };

/**
 * The session, as far as this browser knows. It starts as "loading"; pages are the same for all
 * visitors.
 */
export type SessionState = { readonly status: "loading" } | LoadedSession;

/** The state with which the server's pages are made. */
export const loadingSession: SessionState = { status: "loading" };
const signedOut: LoadedSession = { status: "signed-out" };

/** The longest wait for the server when signing out. */
const SIGN_OUT_WAIT_MS = 3_000;

let current: LoadedSession | undefined;
const { subscribe, notify } = createListeners();

/** The session now; "loading" only where there is no browser. */
export function readSession(): SessionState {
  return current ?? (typeof document === "undefined" ? loadingSession : start());
}

/** The session as soon as the browser has looked for it. */
export async function waitForSession(): Promise<LoadedSession> {
  return current ?? start();
}

/** Calls a listener after each change, whichever tab made it; returns what undoes it. */
export const onSessionChange = subscribe;

/** The challenge after the password, for a user who must enter a code. */
export type SignInChallenge = Readonly<
  Record<"challenge", string> & Record<"has_app" | "has_passkey", boolean>
>;

/**
 * Signs in; a user who was signed in before is signed out first, everywhere. Throws ApiError. False
 * when the browser forbids to store the session: it then ends with the page, so the way on must not
 * load a new one. A challenge when there is a second step to take.
 */
export async function signIn(credentials: {
  email: string;
  password: string;
}): Promise<boolean | SignInChallenge> {
  const { sendSignIn } = await import("./session-calls.ts");
  await signOut();
  const answer = await sendSignIn(credentials);
  return "second_factor" in answer ? answer.second_factor : saveSession(answer);
}

/**
 * Makes a session that the server has just given the one of this browser. False as for `signIn`.
 */
export function saveSession(session: Session): boolean {
  const now = String(nowMs());
  // A new person begins to be active; a session that only got new tokens does not.
  if (readSession().status !== "signed-in") writeItem(ACTIVITY_KEY, now);
  writeItem(RECEIVED_KEY, now);
  const isStored = writeItem(SESSION_KEY, JSON.stringify(session));
  show({ status: "signed-in", session });
  return isStored;
}

/**
 * Signs out everywhere, only here, or because of inactivity: in this browser at once, on the server
 * when the request arrives. Never rejects; without a connection the sessions of other devices stay
 * as they are.
 */
export async function signOut(scope: SignOutScope = "global"): Promise<void> {
  const state = readSession();
  if (state.status !== "signed-in") return;
  deleteSession();
  await endOnServer(state.session, scope);
}

/** Takes a session that is over out of this browser. */
export function deleteSession(): void {
  removeStored();
  show(signedOut);
}

function removeStored(): void {
  for (const key of [SESSION_KEY, RECEIVED_KEY, ACTIVITY_KEY]) writeItem(key, null);
}

/**
 * The session that is stored at this moment: another tab may have changed it without our having
 * heard yet.
 */
export function readSessionAgain(): Session | undefined {
  const state = followStorage();
  return state.status === "signed-in" ? state.session : undefined;
}

async function endOnServer(session: Session, scope: SignOutScope): Promise<void> {
  try {
    const { sendSignOut } = await import("./session-calls.ts");
    await Promise.race([sendSignOut(session, scope), wait(SIGN_OUT_WAIT_MS)]);
  } catch (error) {
    // oxlint-disable-next-line no-console -- the user cannot do anything about it
    console.error("Error signing out:", error);
  }
}

export function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

/** The first look into storage. From now on other tabs are followed. */
function start(): LoadedSession {
  followOtherTabs([SESSION_KEY], followStorage);
  current = createFirstState();
  return current;
}

function createFirstState(): LoadedSession {
  try {
    const state = readStored();
    if (state.status === "signed-out" || !isIdleTooLong()) return state;
    removeStored();
    recordIdleEnd();
    void endOnServer(state.session, "idle");
  } catch (error) {
    logUnreadable(error);
  }
  return signedOut;
}

function logUnreadable(reason: unknown): void {
  // oxlint-disable-next-line no-console -- explains an unexpected sign-out
  console.error("Error initializing auth state:", reason);
}

/** Time with a closed browser counts as inactivity. */
function isIdleTooLong(): boolean {
  const lastActivityAt = readTime(ACTIVITY_KEY);
  return lastActivityAt !== undefined && nowMs() - lastActivityAt >= IDLE_TIMEOUT_MS;
}

/** Shows what storage says. Where it may not be read, what is known stays. */
function followStorage(): LoadedSession {
  let state = current ?? signedOut;
  try {
    state = readStored();
  } catch {
    // Said once, at the start.
  }
  show(state);
  return state;
}

/** Throws when the browser forbids to look. */
function readStored(): LoadedSession {
  const text = readItem(SESSION_KEY);
  if (text === null) return signedOut;
  const session = parseSession(text);
  if (session) return { status: "signed-in", session };
  removeStored();
  logUnreadable("the stored session is not one");
  return signedOut;
}

function show(state: LoadedSession): void {
  current = state;
  notify();
}
