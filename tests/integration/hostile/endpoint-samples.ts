// A shop with the demo's data, people of every kind, and ways to make what a request can be about.
import type { ServerBuild } from "react-router";
import { afterAll } from "vitest";
import { z } from "zod";
import { allEndpoints, type EndpointName } from "#server/api/endpoints.ts";
import { sessionSchema } from "#modules/identity/contract.ts";
import { queueJob } from "#platform/jobs/queue-job.ts";
import { system } from "#shared/actor.ts";
import type { Endpoint } from "#shared/contract.ts";
import { orderBody } from "../../support/sample-order.ts";
import { startRatesServer } from "../../support/rates-server.ts";
import { seededAt } from "../../support/seeded-at.ts";
import { startStripeServer } from "../../support/stripe-server.ts";
import { startIdentityShop } from "../identity/identity-shop.ts";
import { passkeyPeople } from "../identity/passkey-people.ts";
import { secondFactors } from "../identity/second-factors.ts";

export type Operation = { readonly id: EndpointName; readonly endpoint: Endpoint };

/** Every endpoint, by the name that the description gives it. */
export const operations: readonly Operation[] = Object.entries(allEndpoints).flatMap(
  ([module, table]) =>
    Object.entries(table).map(([name, endpoint]) => ({
      id: `${module}.${name}` as EndpointName, // of the same tables
      endpoint,
    })),
);

/** Contents of a request that its endpoint accepts. */
export type Sample = {
  /**
   * The access token; without it the administrator's, the customer's or none, as the permission
   * asks for.
   */
  readonly token?: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly file?: { readonly type: string; readonly bytes: Buffer };
};

/** How a request is made for each endpoint. */
export type Samples = {
  readonly [Name in EndpointName]?: (world: World) => Sample | Promise<Sample>;
};

const idSchema = z.object({ id: z.string() });

/** To be called at the top of a test file. */
export async function startWorld(options: { webBuild?: ServerBuild } = {}) {
  const rates = await startRatesServer();
  const secrets = { secretKey: "sk_test_world", webhookSecret: "whsec_world" };
  const late: { clock?: () => Date } = {};
  // Nobody pays on its pages, so no news ever comes from it.
  const stripe = await startStripeServer({
    ...secrets,
    webhookUrl: () => rates.url,
    clock: () => late.clock?.() ?? new Date(),
  });
  afterAll(() => stripe.stop());
  const testShop = await startIdentityShop({
    seeded: true,
    payments: "stripe",
    stripe: secrets,
    serviceUrls: { stripe: stripe.url },
    // As in production; thousands of refusals, each with its stack, would be most of the work.
    logLevel: "info",
    exchangeRatesUrl: rates.url,
    // Nobody listens there, so a trial says that it cannot be reached.
    imapUrl: "imap://staff:word@127.0.0.1:1",
    ...options,
  });
  const { database, shop, now, newEmail } = testShop;
  late.clock = now;
  testShop.passTime((seededAt.getTime() - now().getTime()) / 1_000);
  // Anyone who runs this shop need not set up a second factor for now.
  await database.asOwner("update user_roles set given_at = '2100-01-01'");

  const getToken = async (name: string) => {
    const answer = await testShop.visitor().post("/api/auth/sign-in", {
      email: `${name}@wanderpaw.example`,
      password: "Wanderpaw!2026",
    });
    return sessionSchema.parse(JSON.parse(answer.text)).access_token;
  };
  const tokens = {
    admin: await getToken("admin"),
    moderator: await getToken("moderator"),
    customer: await getToken("customer"),
  };
  const admin = testShop.visitor();

  /** As the administrator; what comes back must be as wanted. */
  async function make<T>(schema: z.ZodType<T>, method: string, path: string, body?: unknown) {
    const answer = await admin.call(method, path, {
      accessToken: tokens.admin,
      ...(body !== undefined && { body }),
    });
    if (answer.status > 299) throw new Error(`${method} ${path}: ${answer.text}`);
    return schema.parse(answer.text === "" ? undefined : JSON.parse(answer.text));
  }
  /** The first cell of the first row, as text. */
  async function one(sql: string, values: readonly unknown[] = []): Promise<string> {
    const [row] = await database.asOwner(sql, values);
    const [value] = Object.values(row ?? {});
    if (value === undefined || value === null) throw new Error(`nothing found: ${sql}`);
    return value instanceof Date ? value.toISOString() : z.coerce.string().parse(value);
  }
  let made = 0;
  const newName = (what: string) => `${what} ${(made += 1)}`;

  async function product() {
    const body = { name: newName("Bag"), description: "Warm", basePriceMinor: 100 };
    return (await make(idSchema, "POST", "/api/admin/products", body)).id;
  }
  /** With an image, a price and a description: it is for sale. */
  async function variant(stock = 5) {
    const productId = await product();
    await database.asOwner(
      `insert into product_images (id, product_id, image_url, display_order)
       values (gen_random_uuid(), $1, '/media/product/olive-1', 1)`,
      [productId],
    );
    const path = `/api/admin/products/${productId}/variants`;
    const body = { variantName: newName("Red"), sku: newName("SKU"), priceMinor: 1_000, stock };
    return (await make(idSchema, "POST", path, body)).id;
  }
  async function order(
    isPaid = false,
    contact: { email?: string; phone?: string } = { email: newEmail() },
  ) {
    const body = {
      idempotencyKey: crypto.randomUUID(),
      customer: { name: "Maya Brenner", ...contact },
      lines: [{ variantId: await variant(), quantity: 1 }],
      billingAddress: { line1: "14 Alder Lane", city: "Haifa", country: "IL" },
      isPaid,
    };
    return (await make(idSchema, "POST", "/api/admin/orders", body)).id;
  }

  return {
    ...testShop,
    ...secondFactors(testShop),
    ...passkeyPeople(testShop),
    rates,
    tokens,
    make,
    one,
    newName,
    product,
    variant,
    order,
    category: async () =>
      (await make(idSchema, "POST", "/api/admin/categories", { name: newName("Sort") })).id,
    /** Of a product without variants: nothing else refers to it. */
    image: async () => {
      const id = await one(
        `insert into product_images (id, product_id, image_url, display_order)
         values (gen_random_uuid(), $1, '/media/product/olive-1', 1) returning id`,
        [await product()],
      );
      return id;
    },
    /** Somebody who ordered as a guest. */
    guest: async () =>
      one(
        "select c.id from customers c join orders o on o.customer_email = c.email where o.id = $1",
        [await order()],
      ),
    customerNote: async () => {
      const customer = await one("select id from customers order by id limit 1");
      const { note } = await make(
        z.object({ note: z.object({ id: z.string(), version: z.string() }) }),
        "POST",
        `/api/admin/customers/${customer}/notes`,
        { body: "Called" },
      );
      return note;
    },
    /** Somebody has written; `path` is that of the form. */
    message: async (path = "mailjet-contact-form") => {
      const email = newEmail();
      const said =
        path === "dealer-form"
          ? { companyName: "A", contactName: "B", phone: "1", city: "C", experience: "D" }
          : { name: "Noa Lev", message: "Does it fit?" };
      await testShop.visitor().post(`/api/functions/${path}`, { email, ...said });
      return one("select id from messages where email = $1", [email]);
    },
    mail: (state: string) => one("select id from mails where state = $1 limit 1", [state]),
    /** A job that nobody tries any more. */
    job: async () => {
      const key = newName("job");
      await database.runInTransaction(system, (db) =>
        queueJob(db, { task: "send-mail", payload: { mailId: crypto.randomUUID() }, key }),
      );
      return one(
        "update graphile_worker._private_jobs set attempts = max_attempts, last_error = 'full' where key = $1 returning id",
        [key],
      );
    },
    /** Places an order through the checkout and returns its access key. */
    placed: async () => {
      const answer = await testShop.visitor().post("/api/orders", orderBody({ caramel: 1 }));
      return z.object({ accessKey: z.string() }).parse(JSON.parse(answer.text)).accessKey;
    },
    /** A payment that the service took without the shop's page. */
    payElsewhere: (amount: number) => stripe.payElsewhere(amount, "usd"),
    url: shop.url,
  };
}
export type World = Awaited<ReturnType<typeof startWorld>>;
