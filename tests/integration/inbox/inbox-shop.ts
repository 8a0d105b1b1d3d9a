// A shop with people who write to it, and staff members who see to what they write.
import { randomUUID } from "node:crypto";
import { z } from "zod";
import { messageSchema, type Message } from "#modules/messages/admin-contract.ts";
import { adminMessageEndpoints } from "#modules/messages/admin-endpoints.ts";
import { readAnswer, type Answer } from "../http/timed-shop.ts";
import { startSalesShop, type SalesShop } from "../orders/sales-shop.ts";
import { setGrants } from "../../support/grants.ts";

const PASSWORD = "Wanderpaw!2026";
const CONTACT = "/api/functions/mailjet-contact-form";
const DEALER = "/api/functions/dealer-form";

type Call = (method: string, path: string, body?: unknown) => Promise<Answer>;

export type InboxShop = SalesShop & {
  /** Somebody writes; returns the id of the message. */
  write: (change?: Record<string, unknown>) => Promise<string>;
  /** A business asks to sell the backpack. */
  apply: (change?: Record<string, unknown>) => Promise<string>;
  /** A program fills in the contact form; returns the id of the message. */
  spam: () => Promise<string>;
  message: (id: string) => Promise<Message>;
  /** Answers as the administrator; what was seen is what there is, unless it is given. */
  reply: (
    id: string,
    change?: { body?: string; requestKey?: string; version?: string; files?: readonly string[] },
  ) => Promise<Answer>;
  list: (query?: string) => Promise<{ ids: string[]; nextCursor: string | null }>;
  /** Calls as the moderator, who may do these things by now. */
  asModerator: (grants: readonly string[]) => Promise<Call>;
  getId: (email: string) => Promise<string>;
};

/** To be called at the top of a test file. */
export async function startInboxShop(
  options: Parameters<typeof startSalesShop>[0] = {},
): Promise<InboxShop> {
  const shop = await startSalesShop(options);
  const { database, send, asAdmin, newEmail, newAddress } = shop;

  async function sent(path: string, form: Record<string, unknown> & { email: string }) {
    const answer = await send(path, form);
    if (answer.status !== 200) throw new Error(`not received: ${answer.text}`);
    const [row] = await database.asOwner(
      "select id from messages where email = $1 order by created_at desc, id limit 1",
      [form.email],
    );
    return z.object({ id: z.string() }).parse(row).id;
  }
  const write: InboxShop["write"] = (change) =>
    sent(CONTACT, {
      name: "Noa Lev",
      email: newEmail(),
      message: "Does it fit under the seat?",
      submission_key: randomUUID(),
      ...change,
    });

  async function message(id: string): Promise<Message> {
    const { text } = await asAdmin("GET", `/api/admin/messages/${id}`);
    return messageSchema.parse(JSON.parse(text));
  }

  return {
    ...shop,
    write,
    message,
    apply: (change) =>
      sent(DEALER, {
        companyName: "Pet Corner",
        contactName: "Dana Levi",
        email: newEmail(),
        phone: "+972 50 555 0121",
        city: "Haifa",
        experience: "A shop around the corner, 12 years",
        submission_key: randomUUID(),
        ...change,
      }),
    spam: () => write({ website: "https://spam.example" }),
    async reply(id, change = {}) {
      const { version } = await message(id);
      return asAdmin("POST", `/api/admin/messages/${id}/replies`, {
        requestKey: randomUUID(),
        body: "Yes, it does.",
        version,
        ...change,
      });
    },
    async list(query = "") {
      const { text } = await asAdmin("GET", `/api/admin/messages?${query}`);
      const page = adminMessageEndpoints.listMessages.response.parse(JSON.parse(text));
      return { ids: page.messages.map(({ id }) => id), nextCursor: page.nextCursor };
    },
    async asModerator(grants) {
      await setGrants(database, grants);
      const email = "moderator@wanderpaw.example";
      const { text } = await send("/api/auth/sign-in", { email, password: PASSWORD });
      const { access_token } = z.object({ access_token: z.string() }).parse(JSON.parse(text));
      return async (method, path, body) =>
        readAnswer(
          await fetch(shop.shop.url + path, {
            method,
            headers: {
              "x-forwarded-for": newAddress(),
              authorization: `Bearer ${access_token}`,
              ...(body === undefined ? {} : { "content-type": "application/json" }),
            },
            ...(body === undefined ? {} : { body: JSON.stringify(body) }),
          }),
        );
    },
    async getId(email) {
      const [row] = await database.asOwner("select id from profiles where email = $1", [email]);
      return z.object({ id: z.string() }).parse(row).id;
    },
  };
}
