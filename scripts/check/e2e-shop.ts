// The shop that the end-to-end tests visit: the built one, with the database at E2E_DATABASE_URL,
// or else one of its own that goes away with it. The payments are off without another argument;
// "stripe" is a Stripe of our own; "choice" is that and payment as agreed; "services" is that, a
// PayPal and a PayPlus. These two need the database at E2E_DATABASE_URL.
//   node scripts/check/e2e-shop.ts <port> [manual | stripe | choice | services]
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { shopClock, testOffsetMs } from "../../tests/support/test-clock.ts";
import { start } from "../../src/cli/start.ts";
import { withOwner } from "#platform/db/owner.ts";

const root = join(import.meta.dirname, "../..");
const dataDir = mkdtempSync(join(tmpdir(), "wanderpaw e2e "));
process.on("exit", () => rmSync(dataDir, { recursive: true, force: true }));

const [port = "3199", payments = "off"] = process.argv.slice(2);
const databaseUrl = process.env["E2E_DATABASE_URL"];
const hasServices = payments === "services";
const hasChoice = hasServices || payments === "choice";
const stripe = hasChoice || payments === "stripe" ? await startStripe() : undefined;
const others = hasServices ? await startOthers() : undefined;

// Nothing of the cli: the tests must not depend on someone's own settings.
// The browser stands behind a "proxy", so that each test can come from an address of its own.
const env = {
  PORT: port,
  DATA_DIR: dataDir,
  LOG_LEVEL: "warn",
  TRUSTED_PROXIES: "127.0.0.1,::1",
  // With it every test proves that no page loads the tag by itself: requests to other hosts fail
  // the test.
  ANALYTICS_ID: "G-TEST123",
  PAYMENTS: hasChoice ? "stripe" : payments,
  DEMO: "on",
  ...shopClock(),
  ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
  ...stripe?.settings,
  ...others?.settings,
};
await start({ env, root });
// As the owner arranges them in the back office.
if (hasChoice)
  await withOwner(databaseUrl ?? "", async (client) => {
    await client.query(
      "insert into payment_ways (code, is_on, position) values ('stripe', true, 1), ('manual', true, 9)",
    );
    for (const [code, keys] of Object.entries(others?.keys ?? {}))
      // oxlint-disable-next-line no-await-in-loop -- one connection
      await client.query(
        "insert into payment_ways (code, is_on, position, keys) values ($1, true, 5, convert_to($2, 'UTF8'))",
        [code, JSON.stringify(keys)],
      );
  });
// To the process that has started it, with which it ends.
process.send?.({
  url: `http://127.0.0.1:${port}`,
  dataDir,
  stripeUrl: stripe?.url ?? "",
});
process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));

/** Starts the Stripe that the shop talks to. */
async function startStripe() {
  const { startStripeServer } = await import("../../tests/support/stripe-server.ts");
  const webhookSecret = "whsec_end_to_end";
  const { url, secretKey } = await startStripeServer({
    port: 0,
    clock: () => new Date(Date.now() + testOffsetMs()),
    webhookUrl: `http://127.0.0.1:${port}/api/payments/stripe`,
    webhookSecret,
  });
  return {
    url,
    settings: {
      // Where customers come back to: the address that the tests use.
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_URL: url,
    },
  };
}

/** Starts the PayPal and the PayPlus that the shop talks to. */
async function startOthers() {
  const { startPaypalServer } = await import("../../tests/support/paypal-server.ts");
  const { payplusKeys, startPayplusServer } = await import("../../tests/support/payplus-server.ts");
  const clock = () => new Date(Date.now() + testOffsetMs());
  const paypal = await startPaypalServer({
    clock,
    webhookUrl: `http://127.0.0.1:${port}/api/payments/paypal`,
  });
  const payplus = await startPayplusServer({ clock });
  return {
    keys: { paypal: paypal.keys, payplus: payplusKeys },
    settings: {
      PAYPAL_API_URL: paypal.url,
      PAYPLUS_API_URL: payplus.url,
      // Keys are read only where they could be encrypted.
      SECOND_FACTOR_KEY: "5e".repeat(32),
    },
  };
}
