// A shop whose time the test moves, and visitors who use its sign-in desk through the API.
import { afterAll, expect } from "vitest";
import { z } from "zod";
import { sessionSchema, type Session } from "#modules/identity/contract.ts";
import type { Role } from "#shared/roles.ts";
import { testDatabase, type TestDatabase } from "../../support/database.ts";
import { startSampleShop, type SampleShop } from "../http/sample-shop.ts";
import { sampleWebBuild } from "../http/sample-web-build.tsx";

export const PASSWORD = "Correct!Horse7";
export const SECOND = 1;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export type Answer = {
  status: number;
  text: string;
  /** The code of a problem. */
  code: string | undefined;
  /** What a problem says about fields. */
  fields: Record<string, string[]> | undefined;
};

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

export type IdentityShop = {
  database: TestDatabase;
  shop: SampleShop;
  now: () => Date;
  passTime: (seconds: number) => void;
  /** A visitor with an internet address of their own, so that no test uses up the attempts of another. */
  visitor: (userAgent?: string) => Caller;
  /** An e-mail address that nobody has used. */
  newEmail: () => string;
  /** Signs up and confirms; returns the session that this begins. */
  newCustomer: (options?: {
    email?: string;
    fullName?: string;
    role?: Role;
  }) => Promise<{ email: string; caller: Caller; session: Session }>;
  /** The kinds of the mails to an address, the oldest first. */
  mailsTo: (email: string) => Promise<string[]>;
  /** The token in the link of the latest mail of a kind. */
  linkToken: (email: string, kind: string) => Promise<string>;
};

const problemSchema = z.object({
  code: z.string(),
  fields: z.record(z.string(), z.array(z.string())).optional(),
});

/** To be called at the top of a test file. */
export async function startIdentityShop(): Promise<IdentityShop> {
  const database = await testDatabase();
  let now = new Date("2026-03-01T10:00:00Z");
  const shop = await startSampleShop({
    webBuild: sampleWebBuild(),
    connectionString: database.appUrl,
    clock: () => now,
    trustedProxies: ["127.0.0.1"],
  });
  afterAll(() => shop.stop());
  let visitors = 0;
  let addresses = 0;

  function visitor(userAgent = "Browser"): Caller {
    visitors += 1;
    const address = `10.0.${visitors >> 8}.${visitors & 255}`;
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
      const text = await response.text();
      const problem = response.ok ? undefined : problemSchema.parse(JSON.parse(text));
      return { status: response.status, text, code: problem?.code, fields: problem?.fields };
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

  const newEmail = () => `person-${(addresses += 1)}@mail.example`;

  const linkToken: IdentityShop["linkToken"] = async (email, kind) => {
    const [row] = await database.asOwner(
      `select secret from mail_secrets join mails on mails.id = mail_id
       where recipient = $1 and kind = $2 order by created_at desc limit 1`,
      [email, kind],
    );
    return z.object({ secret: z.string() }).parse(row).secret;
  };

  return {
    database,
    shop,
    now: () => now,
    passTime: (seconds) => {
      now = new Date(now.getTime() + seconds * 1_000);
    },
    visitor,
    newEmail,
    async newCustomer({ email = newEmail(), fullName = "Ann Walker", role } = {}) {
      const caller = visitor();
      const body = { full_name: fullName, email, password: PASSWORD };
      const signedUp = await caller.post("/api/auth/sign-up", body);
      expect(signedUp).toMatchObject({ status: 204 });
      const token = await linkToken(email, "confirm-email");
      const session = await caller.postForSession("/api/auth/confirm-email", { token });
      if (role !== undefined)
        await database.asOwner("insert into user_roles (user_id, role) values ($1, $2)", [
          session.user.id,
          role,
        ]);
      return { email, caller, session };
    },
    async mailsTo(email) {
      const rows = await database.asOwner(
        "select kind from mails where recipient = $1 order by created_at",
        [email],
      );
      return rows.map(({ kind }) => String(kind));
    },
    linkToken,
  };
}
