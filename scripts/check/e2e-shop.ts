// The shop that the end-to-end tests visit: the built one, with the database at E2E_DATABASE_URL,
// or else one of its own that goes away with it. The payments are off unless told otherwise;
// "stripe" is a Stripe of our own; "choice" is that and payment as agreed, which needs the database at
// E2E_DATABASE_URL.
//   node scripts/check/e2e-shop.ts <port> [manual | stripe | choice]
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
const hasChoice = payments === "choice";
const stripe = hasChoice || payments === "stripe" ? await startStripe() : undefined;

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
};
await start({ env, root });
// As the owner arranges them in the back office.
if (hasChoice)
  await withOwner(databaseUrl ?? "", (client) =>
    client.query(
      "insert into payment_ways (code, is_on, position) values ('stripe', true, 1), ('manual', true, 2)",
    ),
  );
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
