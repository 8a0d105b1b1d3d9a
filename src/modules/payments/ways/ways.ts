// The ways to pay of a shop: as the owner arranged them, and before that as the configuration of
// the start says.
import { eq } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { createStatement } from "#platform/db/create-statement.ts";
import type { Config } from "#platform/config.ts";
import type { Log } from "#platform/log.ts";
import type { SecretBox } from "#platform/secret-box.ts";
import { currencies } from "#shared/money.ts";
import { serviceCodes, type ServiceCode } from "#shared/payment-services.ts";
import type { PaymentService, ServiceKeys, ServiceRecord } from "../payments.ts";
import { connectors } from "../services/connect.ts";
import { findServiceRecord } from "../services/records.ts";
import { paymentWays } from "../way-tables.ts";
import { readKeys } from "./way-keys.ts";
import { LAST_PLACE, MANUAL, type WayValues } from "./way.ts";

type Within = Pick<Context, "db">;

/** off: nothing can be ordered. manual: customers pay as agreed. online: through a service. */
export type PaymentMode = "off" | "manual" | "online";

/** A way to pay; without the service's keys, which only `findService` reads. */
export type Way = WayValues & {
  readonly code: ServiceCode | typeof MANUAL;
  /** Undefined for the way without a service. */
  readonly record: ServiceRecord | undefined;
  /** Since when the service does not answer; null while it does. */
  readonly awaySince: Date | null;
};

/** A service with its keys. */
export type ConnectedService = {
  readonly code: ServiceCode;
  readonly record: ServiceRecord;
  readonly service: PaymentService;
  readonly awaySince: Date | null;
};

type LastService = Pick<ConnectedService, "code" | "record" | "service">;

/** The ways to pay of a shop. What it reads changes at any time, without a restart. */
export type Payments = {
  /** All ways in the order of display, on or off; also for visitors. */
  readonly readWays: (ctx: Within) => Promise<readonly Way[]>;
  readonly readMode: (ctx: Within) => Promise<PaymentMode>;
  /**
   * A service, on or off: refunds and messages of earlier payments need it, too. Undefined while it
   * is not connected.
   */
  readonly findService: (ctx: Within, code: string) => Promise<ConnectedService | undefined>;
  /**
   * The same as it was read last, without the database, for messages: they come in floods.
   * Undefined where it was never read.
   */
  readonly findLastService: (code: string) => Promise<LastService | undefined>;
  /** All that are connected. */
  readonly listServices: (ctx: Within) => Promise<readonly ConnectedService[]>;
  /** Connects a service with keys that are not stored yet, to try them. */
  readonly connect: (code: ServiceCode, keys: ServiceKeys) => Promise<PaymentService>;
  /** Encrypts the keys of services; undefined where the shop has no key to do so. */
  readonly box: SecretBox | undefined;
  /** Whether the configuration has the keys of this service. */
  readonly isByEnvironment: (code: string) => boolean;
};

const selectWays = createStatement((db) => {
  const { code, isOn, position, markets, currencies: chosen, awaySince } = paymentWays;
  return db
    .select({ code, isOn, position, markets, currencies: chosen, awaySince })
    .from(paymentWays);
});

/** Makes them from the configuration of the start; the rest is in the database. */
export function createPayments(options: {
  config: Pick<Config, "payments" | "stripe" | "serviceUrls">;
  box: SecretBox | undefined;
  clock: () => Date;
  log: Log;
}): Payments {
  const { config, box, clock, log } = options;
  const ownKeys: Partial<Record<string, ServiceKeys>> = config.stripe
    ? { stripe: { ...config.stripe } }
    : {};
  /** One for each service until its keys change, so that its access token is used again. */
  const clients = new Map<ServiceCode, { keys: string; service: Promise<PaymentService> }>();
  const isOnAtStart = (code: string) => config.payments === code;

  function connect(code: ServiceCode, keys: ServiceKeys): Promise<PaymentService> {
    return connectors[code]({ keys, clock, apiUrl: config.serviceUrls?.[code] });
  }

  function getClient(code: ServiceCode, keys: ServiceKeys): Promise<PaymentService> {
    const text = JSON.stringify(keys);
    const loaded = clients.get(code);
    if (loaded?.keys === text) return loaded.service;
    const service = connect(code, keys);
    clients.set(code, { keys: text, service });
    return service;
  }

  async function readWays({ db }: Within): Promise<readonly Way[]> {
    return sortWays(await selectWays(db), isOnAtStart);
  }

  async function toConnected(
    code: ServiceCode,
    row: typeof paymentWays.$inferSelect | undefined,
  ): Promise<ConnectedService | undefined> {
    const record = findServiceRecord(code);
    const keys = readKeys(row, { box, log }) ?? ownKeys[code];
    if (keys === undefined) clients.delete(code);
    if (record === undefined || keys === undefined) return undefined;
    const service = await getClient(code, keys);
    return { code, record, service, awaySince: row?.awaySince ?? null };
  }

  return {
    readWays,
    connect,
    box,
    isByEnvironment: (code) => ownKeys[code] !== undefined,
    readMode: async (ctx) => getMode(await readWays(ctx)),
    async findService({ db }, code) {
      const record = findServiceRecord(code);
      if (record === undefined) return undefined;
      const [row] = await db.select().from(paymentWays).where(eq(paymentWays.code, code));
      return toConnected(record.code, row);
    },
    async findLastService(code) {
      const record = findServiceRecord(code);
      if (record === undefined) return undefined;
      const keys = ownKeys[record.code];
      const client = clients.get(record.code)?.service ?? (keys && getClient(record.code, keys));
      return client && { code: record.code, record, service: await client };
    },
    async listServices({ db }) {
      const rows = await db.select().from(paymentWays);
      const found = serviceCodes.map((code) =>
        toConnected(
          code,
          rows.find((row) => row.code === code),
        ),
      );
      return (await Promise.all(found)).filter((service) => service !== undefined);
    },
  };
}

type Row = Pick<
  typeof paymentWays.$inferSelect,
  "code" | "isOn" | "position" | "markets" | "currencies" | "awaySince"
>;

/** A row for each way, in the owner's order; those without a place of their own come last. */
function sortWays(rows: readonly Row[], isOnAtStart: (code: string) => boolean): Way[] {
  return ([...serviceCodes, MANUAL] as const)
    .map((code, at) => {
      const row = rows.find((each) => each.code === code);
      return {
        code,
        record: findServiceRecord(code),
        isOn: row?.isOn ?? isOnAtStart(code),
        position: row?.position ?? LAST_PLACE + at,
        markets: row?.markets ?? [],
        currencies: currencies.filter((one) => row?.currencies.includes(one)),
        awaySince: row?.awaySince ?? null,
      };
    })
    .toSorted((a, b) => a.position - b.position);
}

/**
 * Whether what a customer is offered depends on the order: there is a choice, or a way that some
 * markets or currencies do not have. Otherwise the mode says it all.
 */
export function areWaysToChoose(ways: readonly Way[]): boolean {
  const on = ways.filter(({ isOn }) => isOn);
  const isEverywhere = ({ markets, currencies: chosen, record }: Way) =>
    markets.length === 0 &&
    chosen.length === 0 &&
    currencies.every((one) => record?.currencies.includes(one) ?? true);
  return on.length > 1 || !on.every(isEverywhere);
}

/** How customers can pay where these ways are on. */
export function getMode(ways: readonly Pick<Way, "isOn" | "record">[]): PaymentMode {
  const on = ways.filter(({ isOn }) => isOn);
  if (on.length === 0) return "off";
  return on.some(({ record }) => record !== undefined) ? "online" : "manual";
}
