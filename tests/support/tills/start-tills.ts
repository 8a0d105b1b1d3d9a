// The payment services that a shop can connect, each on this machine, and the connection to them.
import { serviceCodes, type ServiceCode } from "#shared/payment-services.ts";
import { wrapKeys } from "#modules/payments/ways/way-keys.ts";
import type { SecretBox } from "#platform/secret-box.ts";
import { HOUR_MS } from "#shared/durations.ts";
import { startPaypalServer } from "../paypal-server.ts";
import { startPayplusServer } from "../payplus-server.ts";
import { UNIT_PRICE } from "../sample-order.ts";
import { setRates } from "../set-rates.ts";
import { startStripeServer } from "../stripe-server.ts";
import { createPaypalTill } from "./paypal-till.ts";
import { createPayplusTill } from "./payplus-till.ts";
import { createStripeTill } from "./stripe-till.ts";
import type { Till } from "./till.ts";

export type Tills = Readonly<Record<ServiceCode, Till>>;

const webhookSecret = "whsec_very_secret";
/** Their messages are sent by the tests themselves. */
const NOWHERE = "http://127.0.0.1:1";
/** PayPal's list is up to three hours late. */
const LIST_MS = 4 * HOUR_MS;

/** Starts all of them. PayPal's time is ahead as soon as its list was completed. */
export async function startTills({ clock = () => new Date() }: { clock?: () => Date } = {}) {
  let aheadMs = 0;
  const paypalClock = () => new Date(clock().getTime() + aheadMs);
  const secretKey = "sk_test_very_secret";
  const stripe = await startStripeServer({ webhookUrl: NOWHERE, webhookSecret, secretKey, clock });
  const paypal = await startPaypalServer({ webhookUrl: NOWHERE, clock: paypalClock });
  const payplus = await startPayplusServer({ clock });
  const completeLists = () => void (aheadMs += LIST_MS);
  const tills: Tills = {
    stripe: createStripeTill(stripe, webhookSecret),
    paypal: createPaypalTill(paypal, { clock, completeLists }),
    payplus: createPayplusTill(payplus),
  };
  return {
    tills,
    paypal,
    serviceUrls: { stripe: stripe.url, paypal: paypal.url, payplus: payplus.url },
    stop: async (): Promise<void> => {
      await Promise.all([stripe.stop(), paypal.stop(), payplus.stop()]);
    },
  };
}

/** The price of a dollar in shekels, which PayPlus charges. */
export const SHEKELS = 3.698;

/** The charge of a service for a unit, in minor units of its currency. */
export const getUnitCharge = (code: ServiceCode): number =>
  code === "payplus" ? Math.round(UNIT_PRICE * SHEKELS) : UNIT_PRICE;

type Owner = { asOwner: (sql: string, values: readonly unknown[]) => Promise<unknown> };

/** Connects all of them to a shop and turns them on, as its owner does in the back office. */
export async function connectTills(
  database: Owner,
  tills: Tills,
  box: SecretBox | undefined,
): Promise<void> {
  if (box === undefined) throw new Error("the shop cannot encrypt keys");
  await setRates(database, { ILS: SHEKELS });
  for (const [at, code] of serviceCodes.entries())
    // oxlint-disable-next-line no-await-in-loop -- one after the other, in the owner's order
    await database.asOwner(
      `insert into payment_ways (code, is_on, position, keys) values ($1, true, $2, $3)`,
      [code, at + 1, wrapKeys(box, code, tills[code].keys)],
    );
}
