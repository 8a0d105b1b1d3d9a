// A shop that takes money through services on this machine, while its process dies again and again.
// Those who deal with it ask again until it has said yes.
import path from "node:path";
import { expect, onTestFinished } from "vitest";
import { z } from "zod";
import { placedOrderSchema } from "#modules/orders/processing/contract.ts";
import { paymentMessagePath } from "#modules/payments/message-path.ts";
import type { ServiceCode } from "#shared/payment-services.ts";
import { readKeyFile } from "#platform/key-file.ts";
import { createSecretBox } from "#platform/secret-box.ts";
import { createLocalStorage } from "#platform/storage/local-storage.ts";
import { checkShop } from "../../../src/server/start/check-shop.ts";
import type { TestDatabase } from "../../support/database.ts";
import { temporaryFolder } from "../../support/embedded-shop.ts";
import type { Life } from "../../support/mortal-shop.ts";
import { orderBody, UNIT_PRICE } from "../../support/sample-order.ts";
import { connectTills, getUnitCharge, startTills } from "../../support/tills/start-tills.ts";
import type { Till, TillMessage } from "../../support/tills/till.ts";
import { administrator } from "../orders/seed-sales-shop.ts";
import { createSign, listDelivered, prepareLives } from "./restarting-shop.ts";

const signedInSchema = z.object({ access_token: z.string() });

export type MortalOrder = {
  readonly id: string;
  readonly accessKey: string;
  readonly email: string;
  /** Where it is paid, and the page there. */
  readonly till: Till;
  readonly page: string;
  /** The charge for a part of a unit's price, in the service's own currency. */
  readonly toCharge: (minor: number) => number;
};

/** To be called in a test, for a database that `seedSalesShop` has filled. */
export async function startMortalMoney(options: {
  database: Pick<TestDatabase, "runInTransaction" | "appUrl" | "asOwner">;
  script: string;
}) {
  const { database, script } = options;
  const dataDir = temporaryFolder();
  const complaints: string[] = [];
  // Their messages are sent here, where somebody waits for the shop to live again.
  const { tills, serviceUrls, stop } = await startTills();
  onTestFinished(stop);
  const box = createSecretBox({ current: readKeyFile(dataDir), former: [] });
  await database.asOwner("delete from payment_ways");
  await connectTills(database, tills, box);
  const lives = prepareLives({
    script,
    connectionString: database.appUrl,
    dataDir,
    serviceUrls,
    complain: (line) => complaints.push(line),
  });
  const sign = createSign();
  let requests = 0;

  /** As a visitor whom nobody has seen. */
  function send(method: string, where: string, body?: unknown, more: Record<string, string> = {}) {
    requests += 1;
    const address = `10.${(requests >> 8) & 255}.${requests & 255}.${(requests >> 16) + 1}`;
    const headers = { "x-forwarded-for": address, "content-type": "application/json", ...more };
    const text = typeof body === "string" ? body : JSON.stringify(body);
    return sign.insist(`${method} ${where}`, (url) =>
      fetch(url + where, { method, headers, ...(body !== undefined && { body: text }) }),
    );
  }
  let token: Promise<string> | undefined;
  const signIn = async () => {
    const text = await send("POST", "/api/auth/sign-in", administrator);
    return signedInSchema.parse(JSON.parse(text)).access_token;
  };

  return {
    tills,
    complaints,
    send,
    /** Starts the next process. Resolves with it, and with its first answer. */
    async live(): Promise<{ life: Life; hasAnswered: Promise<void> }> {
      const life = await lives.start();
      return { life, hasAnswered: sign.begin(life.url) };
    },
    discard: lives.discard,
    visit: (where: string) => send("GET", where),
    asAdmin: async (method: string, where: string, body?: unknown) =>
      send(method, where, body, { authorization: `Bearer ${await (token ??= signIn())}` }),
    /** Tells the shop what a service has to say, until it has heard. */
    tell: ({ code, body, headers }: TillMessage) =>
      send("POST", paymentMessagePath(code), body, headers),
    async placeOrder(payBy: ServiceCode, body = orderBody()): Promise<MortalOrder> {
      const text = await send("POST", "/api/orders", { ...body, payBy });
      const { id, accessKey, payAt } = placedOrderSchema.parse(JSON.parse(text));
      const till = tills[payBy];
      return {
        id,
        accessKey,
        email: body.details.email,
        till,
        page: till.getPage(payAt ?? ""),
        toCharge: (minor) => Math.round((getUnitCharge(payBy) * minor) / UNIT_PRICE),
      };
    },
    /** The kinds of the mails to somebody, once all mails of the shop are sent. */
    async readMails(email: string): Promise<string[]> {
      await expect
        .poll(
          () => database.asOwner("select kind, state, last_error from mails where state <> 'sent'"),
          { timeout: 60_000, interval: 100 },
        )
        .toEqual([]);
      const rows = await database.asOwner("select kind from mails where recipient = $1", [email]);
      return rows.map(({ kind }) => String(kind)).toSorted();
    },
    /** The ids of all mails, and of those that have left, each as often as it has. */
    async compareMails() {
      const rows = await database.asOwner("select id from mails");
      const queued = rows.map(({ id }) => String(id)).toSorted();
      return { queued, delivered: listDelivered(dataDir) };
    },
    /** The findings of `shop check`. */
    check: () =>
      checkShop({
        database,
        uploads: createLocalStorage(path.join(dataDir, "uploads")),
        now: new Date(),
      }),
  };
}
