// Two instances of the shop that start together on an empty database of a server of their own, with
// a bucket for uploads.
import { afterAll } from "vitest";
import http from "node:http";
import { text } from "node:stream/consumers";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { z } from "zod";
import { checkIntegrity, type Finding } from "#modules/orders/integrity/check-integrity.ts";
import type { Piece } from "../../../src/server/start/process-roles.ts";
import { createTemporaryFolder } from "../../support/embedded-shop.ts";
import { sellAtUnitPrice } from "../../support/sample-order.ts";
import { startInstance, type Instance } from "../../support/instances.ts";
import { bundleShop } from "../../support/mortal-shop.ts";
import { startOwnServer, type OwnServer } from "../../support/own-server.ts";
import { setTestClock } from "../../support/set-test-clock.ts";
import { startS3Server, type S3Server } from "../../support/s3-server.ts";

export type Answer = { readonly status: number; readonly text: string };

export type TwoInstances = {
  readonly one: Instance;
  readonly other: Instance;
  readonly s3: S3Server;
  /** Which both have: their outbox is in it. */
  readonly dataDir: string;
  /** Starts another one like them; with other settings, it may refuse. */
  readonly start: (env?: Readonly<Record<string, string>>, only?: Piece) => Promise<Instance>;
  readonly asOwner: (sql: string) => Promise<Record<string, unknown>[]>;
  /** The olive backpack: its price is what it is at the moment. */
  readonly readOlive: () => Promise<z.infer<typeof oliveSchema>>;
  /** Findings of the integrity check. */
  readonly check: () => Promise<Finding[]>;
};

const oliveSchema = z.object({ id: z.uuid(), product_id: z.uuid(), price: z.int() });

/**
 * To be called at the top of a test file. `server` has the database if there should be more to it
 * than one server, with the address that leads to it, and further settings of the instances.
 */
export async function startTwoInstances(
  options: {
    server?: Pick<OwnServer, "ownerUrl" | "stopAtOnce" | "remove">;
    env?: Readonly<Record<string, string>>;
    /** The piece of the shop that each instance runs, where neither runs everything. */
    pieces?: readonly [Piece, Piece];
  } = {},
): Promise<TwoInstances> {
  const [server, s3, bundle] = await Promise.all([
    options.server ?? startOwnServer(),
    startS3Server(),
    bundleShop("instance-process", "instance-pages.ts"),
  ]);
  const data = createTemporaryFolder();
  const owner = new pg.Pool({ connectionString: server.ownerUrl, max: 1 });
  owner.on("error", () => {}); // A test may take the server away.
  afterAll(async () => {
    await owner.end();
    // In no order: nobody reads its files again.
    await server.stopAtOnce();
    await Promise.all([server.remove(), s3.stop()]);
    bundle.remove();
    data.remove();
  });
  // The shop wants a password, which this server does not ask for.
  const databaseUrl = new URL(server.ownerUrl);
  databaseUrl.password = "any";
  const env = {
    DATABASE_URL: databaseUrl.href,
    DEMO: "on",
    DATA_DIR: data.folder,
    PUBLIC_URL: "http://shop.example",
    PAYMENTS: "manual",
    TRUSTED_PROXIES: "127.0.0.1",
    S3_ENDPOINT: s3.settings.endpoint,
    S3_BUCKET: s3.settings.bucket,
    S3_ACCESS_KEY_ID: s3.settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.settings.secretAccessKey,
    S3_REGION: s3.settings.region,
    ...options.env,
  };
  const { script } = bundle;
  const [one, other] = await Promise.all([
    startInstance({ script, env, only: options.pieces?.[0], assets: { "of-one.js": "1" } }),
    startInstance({ script, env, only: options.pieces?.[1], assets: { "of-the-other.js": "2" } }),
  ]);
  await setTestClock(databaseUrl.href);
  await sellAtUnitPrice({ asOwner: (sql, values) => owner.query(sql, [...values]) });
  const asOwner = async (sql: string) => (await owner.query<Record<string, unknown>>(sql)).rows;
  return {
    one,
    other,
    s3,
    dataDir: data.folder,
    start: (changes = {}, only) => startInstance({ script, env: { ...env, ...changes }, only }),
    asOwner,
    readOlive: async () => {
      const [row] = await asOwner(
        "select id, product_id, price_minor as price from product_variants where slug = 'olive'",
      );
      return oliveSchema.parse(row);
    },
    check: () => drizzle(owner).transaction((db) => checkIntegrity({ db })),
  };
}

/** Sends JSON, signed in with a token if there is one. */
export async function send(
  url: string,
  options: { method?: string; token?: string; body?: unknown; from?: string } = {},
): Promise<Answer> {
  const { method = "POST", token, body, from } = options;
  const answer = await fetch(url, {
    method,
    headers: {
      "content-type": "application/json",
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(from === undefined ? {} : { "x-forwarded-for": from }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: answer.status, text: await answer.text() };
}

/**
 * The same as a visitor whose connection comes from `address`, which also says where it claims to
 * come from.
 */
export async function sendFrom(
  address: string,
  url: string,
  options: { body: unknown; claims: string },
): Promise<number> {
  const answer = Promise.withResolvers<http.IncomingMessage>();
  http
    .request(url, {
      method: "POST",
      localAddress: address,
      headers: { "content-type": "application/json", "x-forwarded-for": options.claims },
    })
    .on("response", answer.resolve)
    .on("error", answer.reject)
    .end(JSON.stringify(options.body));
  const response = await answer.promise;
  await text(response);
  return response.statusCode ?? 0;
}

/** How often the cached pages of an instance went out of date. */
export async function countInvalidations(shop: { url: string }): Promise<number> {
  const figures = await (await fetch(`${shop.url}/metrics`)).text();
  return Number(/^html_cache_invalidations_total (\d+)$/m.exec(figures)?.[1]);
}

const sessionSchema = z.object({ access_token: z.string(), refresh_token: z.string() });

/** Signs in as one of the demo's people. */
export async function signIn(shop: { url: string }, name: "admin" | "customer") {
  const { text: said } = await send(`${shop.url}/api/auth/sign-in`, {
    body: { email: `${name}@wanderpaw.example`, password: "Wanderpaw!2026" },
  });
  return sessionSchema.parse(JSON.parse(said));
}
