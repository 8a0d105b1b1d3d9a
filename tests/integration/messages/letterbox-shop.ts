// A shop whose time the test moves, visitors who fill in its forms through the API, and a look at what became of it.
import { afterAll } from "vitest";
import { z } from "zod";
import { createMailTransport } from "#platform/mail/create-mail-transport.ts";
import { testDatabase, type TestDatabase } from "../../support/database.ts";
import { startSampleShop, type SampleShop } from "../http/sample-shop.ts";
import { sampleWebBuild } from "../http/sample-web-build.tsx";
import { startMailServer, type MailServer } from "../mail/mail-server.ts";
import { startMailWorker } from "../mail/mail-worker.ts";

export const CONTACT = "/api/functions/mailjet-contact-form";
export const DEALER = "/api/functions/dealer-form";

export type Answer = {
  status: number;
  text: string;
  retryAfter: number | undefined;
  /** The code of a problem, and what it says about fields. */
  code: string | undefined;
  fields: Record<string, string[]> | undefined;
};

/** Posts from an internet address of their own. A text is sent as it is, anything else as JSON. */
export type Visitor = (
  path: string,
  body: unknown,
  headers?: Record<string, string>,
) => Promise<Answer>;

export type LetterboxShop = {
  database: TestDatabase;
  shop: SampleShop;
  now: () => Date;
  passTime: (seconds: number) => void;
  visitor: () => Visitor;
  /** An e-mail address that nobody has used. */
  newEmail: () => string;
  contact: (change?: Record<string, unknown>) => Record<string, unknown> & { email: string };
  dealer: (change?: Record<string, unknown>) => Record<string, unknown> & { email: string };
  /** What the inbox holds from an address. */
  stored: (email: string) => Promise<Record<string, unknown>[]>;
  /** What waits to be mailed, or has been, because of an address. */
  queued: (email: string) => Promise<Record<string, unknown>[]>;
};

const problemSchema = z.object({
  code: z.string(),
  fields: z.record(z.string(), z.array(z.string())).optional(),
});

/** To be called at the top of a test file. */
export async function startLetterboxShop(): Promise<LetterboxShop> {
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

  function visitor(): Visitor {
    visitors += 1;
    const address = `10.1.${visitors >> 8}.${visitors & 255}`;
    return async (path, body, headers) => {
      const response = await fetch(shop.url + path, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "user-agent": "Browser",
          "x-forwarded-for": address,
          ...headers,
        },
        body: typeof body === "string" ? body : JSON.stringify(body),
      });
      const text = await response.text();
      const wait = response.headers.get("retry-after");
      const problem = response.ok ? undefined : problemSchema.parse(JSON.parse(text));
      return {
        status: response.status,
        text,
        retryAfter: wait === null ? undefined : Number(wait),
        code: problem?.code,
        fields: problem?.fields,
      };
    };
  }

  const newEmail = () => `person-${(addresses += 1)}@mail.example`;

  return {
    database,
    shop,
    now: () => now,
    passTime(seconds) {
      now = new Date(now.getTime() + seconds * 1_000);
    },
    visitor,
    newEmail,
    contact: (change) => ({
      name: "Noa Lev",
      email: newEmail(),
      message: "Does it fit under the seat?",
      ...change,
    }),
    dealer: (change) => ({
      companyName: "Pet Corner",
      contactName: "Dana Levi",
      email: newEmail(),
      phone: "+972 50 555 0121",
      city: "Haifa",
      experience: "A shop around the corner, 12 years",
      ...change,
    }),
    stored: (email) =>
      database.asOwner("select * from messages where email = $1 order by created_at, id", [email]),
    queued: (email) =>
      database.asOwner(
        "select kind, recipient, state, content, dedupe_key from mails where content ->> 'email' = $1 or recipient = $1 order by created_at, id",
        [email],
      ),
  };
}

/** A mail server and the worker that sends everything to it, until the test ends. */
export async function startPost(
  database: TestDatabase,
  options: Parameters<typeof startMailServer>[0] = {},
): Promise<{ server: MailServer; logged: string[] }> {
  const server = await startMailServer(options);
  const transport = createMailTransport({
    config: { smtpUrl: server.url },
    localOutbox: undefined,
  });
  const { logged } = await startMailWorker(database, transport);
  return { server, logged };
}
