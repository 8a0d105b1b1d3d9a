// The newsletter as people meet it: they ask through the API, and find tokens in mails.
import { startFormsShop, type FormsShop } from "../messages/forms-shop.ts";

export const SUBSCRIBE = "/api/newsletter/subscriptions";
export const CONFIRM = "/api/newsletter/confirmations";
export const UNSUBSCRIBE = "/api/newsletter/unsubscriptions";
export const HOUR = 3_600;

export type NewsletterShop = FormsShop & {
  /** Asks for the newsletter; returns the token of the mail. */
  ask: (email: string) => Promise<string>;
  /** Asks and confirms; returns the token of the way out. */
  join: (email: string) => Promise<string>;
  state: (email: string) => Promise<unknown>;
};

/** To be called at the top of a test file. */
export async function startNewsletterShop(): Promise<NewsletterShop> {
  const shop = await startFormsShop();
  const { database, visitor, linkToken } = shop;

  async function ask(email: string): Promise<string> {
    await visitor()(SUBSCRIBE, { email });
    return linkToken(email, "confirm-newsletter");
  }

  return {
    ...shop,
    ask,
    async join(email) {
      await visitor()(CONFIRM, { token: await ask(email) });
      return linkToken(email, "newsletter-welcome");
    },
    async state(email) {
      const [row] = await database.asOwner(
        "select state from newsletter_subscribers where email = $1",
        [email],
      );
      return row?.["state"];
    },
  };
}
