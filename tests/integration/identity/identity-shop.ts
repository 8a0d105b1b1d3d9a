// A shop whose time the test moves, and visitors who use its identity role through the API.
import { expect } from "vitest";
import { sessionSchema, type Session } from "#modules/identity/contract.ts";
import type { Role } from "#shared/roles.ts";
import { readAnswer, startTimedShop, type Answer, type TimedShop } from "../http/timed-shop.ts";

export const PASSWORD = "Correct!Horse7";
export const SECOND = 1;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export type Caller = {
  call: (
    method: string,
    path: string,
    options?: { body?: unknown; accessToken?: string; headers?: Record<string, string> },
  ) => Promise<Answer>;
  post: (path: string, body: unknown, accessToken?: string) => Promise<Answer>;
  /** Posts and expects a session. */
  postForSession: (path: string, body: unknown) => Promise<Session>;
  /** The status of a request that needs a session. */
  statusWith: (session: Session) => Promise<number>;
};

export type IdentityShop = TimedShop & {
  /**
   * A visitor with an internet address of their own, so that no test uses up the attempts of
   * another.
   */
  visitor: (userAgent?: string) => Caller;
  /** Signs up and confirms; returns the session that this begins. */
  createCustomer: (options?: {
    email?: string;
    fullName?: string;
    role?: Role;
  }) => Promise<{ email: string; caller: Caller; session: Session }>;
};

/** To be called at the top of a test file. */
export async function startIdentityShop(
  settings: Parameters<typeof startTimedShop>[0] = {},
): Promise<IdentityShop> {
  const timed = await startTimedShop(settings);
  const { database, shop, newAddress, newEmail, linkToken } = timed;

  function visitor(userAgent = "Browser"): Caller {
    const address = newAddress();
    const call: Caller["call"] = async (method, path, options = {}) => {
      const { body, accessToken, headers } = options;
      const response = await fetch(shop.url + path, {
        method,
        headers: {
          "user-agent": userAgent,
          "x-forwarded-for": address,
          ...(body === undefined ? {} : { "content-type": "application/json" }),
          ...(accessToken === undefined ? {} : { authorization: `Bearer ${accessToken}` }),
          ...headers,
        },
        ...(body === undefined
          ? {}
          : { body: typeof body === "string" ? body : JSON.stringify(body) }),
      });
      return readAnswer(response);
    };
    const post: Caller["post"] = (path, body, accessToken) =>
      call("POST", path, { body, ...(accessToken === undefined ? {} : { accessToken }) });
    return {
      call,
      post,
      async postForSession(path, body) {
        const answer = await post(path, body);
        expect(answer).toMatchObject({ status: 200 });
        return sessionSchema.strict().parse(JSON.parse(answer.text));
      },
      async statusWith(session) {
        const options = { accessToken: session.access_token };
        return (await call("GET", "/api/auth/session", options)).status;
      },
    };
  }

  return {
    ...timed,
    visitor,
    async createCustomer({ email = newEmail(), fullName = "Ann Walker", role } = {}) {
      const caller = visitor();
      const body = { full_name: fullName, email, password: PASSWORD };
      const signedUp = await caller.post("/api/auth/sign-up", body);
      expect(signedUp).toMatchObject({ status: 204 });
      const token = await linkToken(email, "confirm-email");
      const confirmation = { token, password: PASSWORD };
      const session = await caller.postForSession("/api/auth/confirm-email", confirmation);
      if (role !== undefined)
        await database.asOwner("insert into user_roles (user_id, role) values ($1, $2)", [
          session.user.id,
          role,
        ]);
      return { email, caller, session };
    },
  };
}
