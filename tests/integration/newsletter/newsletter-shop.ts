// The newsletter as people meet it: they ask through the API, and find tokens in mails.
import { z } from "zod";
import { startLetterboxShop, type LetterboxShop } from "../messages/letterbox-shop.ts";

export const SUBSCRIBE = "/api/newsletter/subscriptions";
export const CONFIRM = "/api/newsletter/confirmations";
export const UNSUBSCRIBE = "/api/newsletter/unsubscriptions";
export const HOUR = 3_600;

export type NewsletterShop = LetterboxShop & {
  /** Asks for the newsletter; returns the token of the mail. */
  ask: (email: string) => Promise<string>;
  /** Asks and confirms; returns the token of the way out. */
  join: (email: string) => Promise<string>;
  /** The token in the latest mail of a kind. */
  token: (email: string, kind: string) => Promise<string>;
  state: (email: string) => Promise<unknown>;
  /** The kinds of the mails to an address, the oldest first. */
  kindsTo: (email: string) => Promise<unknown[]>;
};

/** To be called at the top of a test file. */
export async function startNewsletterShop(): Promise<NewsletterShop> {
  const shop = await startLetterboxShop();
  const { database, visitor } = shop;

  const token: NewsletterShop["token"] = async (email, kind) => {
    const [row] = await database.asOwner(
      `select secret from mail_secrets join mails on mails.id = mail_id
       where recipient = $1 and kind = $2 order by created_at desc limit 1`,
      [email, kind],
    );
    return z.object({ secret: z.string() }).parse(row).secret;
  };

  async function ask(email: string): Promise<string> {
    await visitor()(SUBSCRIBE, { email });
    return token(email, "confirm-newsletter");
  }

  return {
    ...shop,
    token,
    ask,
    async join(email) {
      await visitor()(CONFIRM, { token: await ask(email) });
      return token(email, "newsletter-welcome");
    },
    async state(email) {
      const [row] = await database.asOwner(
        "select state from newsletter_subscribers where email = $1",
        [email],
      );
      return row?.["state"];
    },
    async kindsTo(email) {
      const rows = await database.asOwner(
        "select kind from mails where recipient = $1 order by created_at",
        [email],
      );
      return rows.map(({ kind }) => kind);
    },
  };
}
