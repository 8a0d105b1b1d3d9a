// Guests of the internet and people with accounts who order and do not pay.
import { z } from "zod";
import { placedOrderSchema } from "#modules/orders/processing/contract.ts";
import { readAnswer, type Answer } from "../http/timed-shop.ts";
import { details, orderBody } from "../../support/sample-order.ts";
import { startMoneyShop, type MoneyShop } from "./money-shop.ts";

type Units = Parameters<typeof orderBody>[0];
type Caller = { readonly address?: string; readonly token?: string };

export type HoldingShop = MoneyShop & {
  /** An address of the internet that nobody has used. */
  publicAddress: () => string;
  /** Orders as a guest from an address, with a new e-mail address unless one is given. */
  orderFrom: (address: string, units?: Units, email?: string) => Promise<Answer>;
  /** The id of the order that an answer tells of. */
  getId: (answer: Answer) => Promise<string>;
  /** Signs somebody with an account in and returns their access token. */
  signIn: (email: string) => Promise<string>;
  /** The same for somebody without any role. */
  signInAsCustomer: () => Promise<string>;
  request: (path: string, body: unknown, caller: Caller) => Promise<Answer>;
};

/** To be called at the top of a test file. */
export async function startHoldingShop(started?: MoneyShop): Promise<HoldingShop> {
  const shop = started ?? (await startMoneyShop());
  let used = 0;
  async function request(path: string, body: unknown, { address, token }: Caller) {
    const answer = await fetch(shop.shop.url + path, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-forwarded-for": address ?? shop.newAddress(),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
    return readAnswer(answer);
  }
  async function signIn(email: string) {
    const answer = await request("/api/auth/sign-in", { email, password: "Wanderpaw!2026" }, {});
    return z.object({ access_token: z.string() }).parse(JSON.parse(answer.text)).access_token;
  }
  return {
    ...shop,
    request,
    signIn,
    async signInAsCustomer() {
      const [person] = await shop.database.asOwner(
        "insert into profiles (full_name, email) values ('Carla Customer', $1) returning id, email",
        [shop.newEmail()],
      );
      // With the password of the other accounts.
      await shop.database.asOwner(
        `insert into accounts (user_id, password_hash, email_confirmed_at)
         select $1, password_hash, email_confirmed_at from accounts limit 1`,
        [person?.["id"]],
      );
      return signIn(String(person?.["email"]));
    },
    publicAddress() {
      used += 1;
      return `198.51.${used & 255}.${used >> 8}`;
    },
    orderFrom: (address, units, email = shop.newEmail()) =>
      request("/api/orders", { ...orderBody(units), details: { ...details, email } }, { address }),
    async getId({ text }) {
      const { accessKey } = placedOrderSchema.parse(JSON.parse(text));
      const [row] = await shop.database.asOwner(
        "select id from orders where key_hash = sha256($1::text::bytea)",
        [accessKey],
      );
      return z.object({ id: z.string() }).parse(row).id;
    },
  };
}
