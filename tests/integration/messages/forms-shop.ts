// A shop whose time the test moves, visitors who fill in its forms through the API, and a look at
// what became of it.
import type { FileStorage } from "#platform/storage/storage.ts";
import { createMailTransport } from "#platform/mail/create-mail-transport.ts";
import type { TestDatabase } from "../../support/database.ts";
import {
  readAnswer,
  startTimedShop,
  type Answer as TimedAnswer,
  type TimedShop,
} from "../http/timed-shop.ts";
import type { MailServer } from "../../support/mail-server.ts";
import { startMailServer } from "../mail/mail-server.ts";
import { startMailWorker } from "../mail/mail-worker.ts";

export const CONTACT = "/api/functions/mailjet-contact-form";
export const DEALER = "/api/functions/dealer-form";

export type Answer = TimedAnswer & { retryAfter: number | undefined };

/** Posts from an internet address of their own. A text is sent as it is, anything else as JSON. */
export type Visitor = (
  path: string,
  body: unknown,
  headers?: Record<string, string>,
) => Promise<Answer>;

export type FormsShop = TimedShop & {
  visitor: () => Visitor;
  contact: (change?: Record<string, unknown>) => Record<string, unknown> & { email: string };
  dealer: (change?: Record<string, unknown>) => Record<string, unknown> & { email: string };
  /** The messages in the inbox from an address. */
  stored: (email: string) => Promise<Record<string, unknown>[]>;
  /** Mails because of an address, waiting or sent. */
  queued: (email: string) => Promise<Record<string, unknown>[]>;
};

/** To be called at the top of a test file. */
export async function startFormsShop(): Promise<FormsShop> {
  const timed = await startTimedShop();
  const { database, shop, newAddress, newEmail } = timed;

  function visitor(): Visitor {
    const address = newAddress();
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
      const wait = response.headers.get("retry-after");
      return {
        ...(await readAnswer(response)),
        retryAfter: wait === null ? undefined : Number(wait),
      };
    };
  }

  return {
    ...timed,
    visitor,
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
  uploads?: Pick<FileStorage, "read">,
): Promise<{ server: MailServer; logged: string[] }> {
  const server = await startMailServer(options);
  const transport = createMailTransport({
    config: { smtpUrl: server.url },
    localOutbox: undefined,
  });
  const { logged } = await startMailWorker(database, transport, undefined, uploads);
  return { server, logged };
}
