// A demo shop with its real pages and a database of its own in this process, and its staff at work
// through the API.
import type { ServerBuild } from "react-router";
import { z } from "zod";
import { startTimedShop, type TimedShop } from "../integration/http/timed-shop.ts";
import { allPages } from "./all-pages.ts";

/** Of every demo account. */
export const demoPassword = "Wanderpaw!2026";

const sessionSchema = z.looseObject({ access_token: z.string() });
type Session = z.infer<typeof sessionSchema>;

export type DemoShop = Omit<TimedShop, "shop"> & {
  url: string;
  webBuild: ServerBuild;
  /** The lines of its log so far. */
  logged: TimedShop["shop"]["logged"];
  /** Makes all pages anew when they are next asked for: as if it had heard of every change. */
  expirePages: () => void;
  /** Asks the shop for a path, each time as a visitor from a new address. Follows no redirect. */
  send: (path: string, init?: RequestInit) => Promise<Response>;
  /** Posts JSON as a visitor from a new address. Throws unless it succeeds. */
  post: (path: string, body: unknown) => Promise<Response>;
  /** A new customer whose address is confirmed, with the password of the demo accounts. */
  createCustomer: (fullName?: string) => Promise<{ email: string; fullName: string }>;
  /** The session of a demo account such as "admin", or of an address, opened once. */
  signIn: (account: string) => Promise<Session>;
  /**
   * Calls the API as a demo account: `call("admin", "POST /api/admin/products", body)`, or as an
   * address. Throws unless it succeeds.
   */
  call: <Answer>(account: string, call: string, body?: unknown) => Promise<Answer>;
};

/** To be called at the top of a test file. */
export async function startDemoShop(
  options: Parameters<typeof startTimedShop>[0] = {},
): Promise<DemoShop> {
  const webBuild = await allPages();
  const { shop, ...timed } = await startTimedShop({
    webBuild,
    seeded: true,
    isLive: true,
    demo: true,
    payments: "manual",
    ...options,
  });
  const { fetch: ask } = globalThis;
  const sessions = new Map<string, Promise<Session>>();

  async function send(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (!headers.has("x-forwarded-for")) headers.set("x-forwarded-for", timed.newAddress());
    return ask(shop.url + path, { redirect: "manual", ...init, headers });
  }
  async function post(path: string, body: unknown): Promise<Response> {
    const headers = { "content-type": "application/json" };
    const answer = await send(path, { method: "POST", headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  }
  async function startSession(account: string): Promise<Session> {
    const email = account.includes("@") ? account : `${account}@wanderpaw.example`;
    const answer = await post("/api/auth/sign-in", { email, password: demoPassword });
    return sessionSchema.parse(await answer.json());
  }
  function signIn(account: string): Promise<Session> {
    const session = sessions.get(account) ?? startSession(account);
    sessions.set(account, session);
    return session;
  }

  return {
    ...timed,
    url: shop.url,
    webBuild,
    logged: shop.logged,
    expirePages: () => shop.cache.expire(),
    send,
    post,
    async createCustomer(fullName = "Noa Levi") {
      const email = timed.newEmail();
      const signUp = { email, password: demoPassword, full_name: fullName };
      await post("/api/auth/sign-up", signUp);
      const token = await timed.linkToken(email, "confirm-email");
      await post("/api/auth/confirm-email", { token, password: demoPassword });
      return { email, fullName };
    },
    signIn,
    async call<Answer>(account: string, call: string, body?: unknown) {
      const [method = "", path = ""] = call.split(" ");
      const { access_token } = await signIn(account);
      const answer = await send(path, {
        method,
        headers: {
          authorization: `Bearer ${access_token}`,
          ...(body !== undefined && { "content-type": "application/json" }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      if (!answer.ok) throw new Error(`${call}: ${answer.status} ${await answer.text()}`);
      // Our own API answers in the shape of its contract.
      return (answer.status === 204 ? undefined : await answer.json()) as Answer;
    },
  };
}
