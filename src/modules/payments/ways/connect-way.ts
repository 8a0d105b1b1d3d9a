import { and, eq, inArray, isNotNull } from "drizzle-orm";
import type { z } from "zod";
import type { Context } from "#modules/context.ts";
import { AppError, createFieldsError } from "#shared/errors.ts";
import { payable } from "../page-rows.ts";
import { isPaymentRefused, type ServiceKey, type ServiceKeys } from "../payments.ts";
import { countPendingRefunds } from "../refund-rows.ts";
import type { ServiceCode } from "#shared/payment-services.ts";
import { findLastTrial } from "../trials/trial-pages.ts";
import { paymentPages } from "../way-tables.ts";
import { findWayRow, type ListContext } from "./list-way-rows.ts";
import { getService, lockWays, readStoredKeys, saveWay } from "./stored-ways.ts";
import type { KeysInput, wayRowSchema } from "./way-contract.ts";
import { wrapKeys } from "./way-keys.ts";
import type { Payments } from "./ways.ts";

/** Context of the use cases that call a service: they open their own transactions. */
export type ConnectContext = Pick<ListContext, "clock" | "log" | "payments" | "publicUrl"> & {
  readonly asCaller: <T>(work: (ctx: Context) => Promise<T>) => Promise<T>;
};

type Answer = z.input<typeof wayRowSchema>;

/**
 * Stores the keys of a service, encrypted, after the service has accepted them. Throws `not_found`,
 * `unavailable` when it does not answer, and `invalid_fields` (`keys`: "no_box" in a shop that
 * cannot encrypt them, "refused" and the service's reason; `keys.<name>`: "required", "malformed").
 */
export async function connectService(
  ctx: ConnectContext,
  id: string,
  { keys: typed }: { readonly keys: KeysInput },
): Promise<Answer> {
  const { asCaller, payments, clock, publicUrl } = ctx;
  const { box } = payments;
  const record = getService(id);
  if (box === undefined) throw createFieldsError({ keys: ["no_box"] });
  const stored = await asCaller((inside) => readStoredKeys({ ...inside, payments }, record.code));
  const keys = mergeKeys(record.keys, typed, stored);
  await assertAccepted(payments, record.code, keys);
  return asCaller(async (inside) => {
    const within = { ...inside, payments, publicUrl };
    await lockWays(within);
    await saveWay(within, record.code, {
      keys: wrapKeys(box, record.code, keys),
      connectedAt: clock(),
      awaySince: null,
      awayNotifiedAt: null,
    });
    return findWayRow(within, id);
  });
}

/**
 * Removes the stored keys of a service. Throws `not_found`, and `invalid_fields` (`keys`: "on"
 * while customers can choose it, "refunds_wait", or "pages_open" while somebody may be paying
 * there).
 */
export async function disconnectService(ctx: ListContext, id: string): Promise<Answer> {
  const record = getService(id);
  await lockWays(ctx);
  const { isOn } = await findWayRow(ctx, id);
  if (isOn) throw createFieldsError({ keys: ["on"] });
  const last = await findLastTrial(ctx, record.code);
  if (last?.state === "paid" || (await countPendingRefunds(ctx, record.code)) > 0)
    throw createFieldsError({ keys: ["refunds_wait"] });
  if ((await countOpenPages(ctx, record.code)) > 0)
    throw createFieldsError({ keys: ["pages_open"] });
  await saveWay(ctx, record.code, {
    keys: null,
    connectedAt: null,
    awaySince: null,
    awayNotifiedAt: null,
  });
  return findWayRow(ctx, id);
}

/** The keys as they will be: a secret that was left empty is the stored one. */
function mergeKeys(
  fields: readonly ServiceKey[],
  typed: KeysInput,
  stored: ServiceKeys | undefined,
): ServiceKeys {
  const merged = fields.map(({ name, isSecret }): [string, string] => {
    const given = Object.hasOwn(typed, name) ? (typed[name] ?? "").trim() : "";
    return [name, given === "" && isSecret ? (stored?.[name] ?? "") : given];
  });
  const keys = Object.fromEntries(merged);
  const problems = fields.flatMap((field) => {
    const problem = findKeyProblem(field, keys[field.name] ?? "");
    return problem === undefined ? [] : [[`keys.${field.name}`, [problem]] as const];
  });
  if (problems.length > 0) throw createFieldsError(Object.fromEntries(problems));
  return keys;
}

function findKeyProblem({ choices, pattern }: ServiceKey, value: string): string | undefined {
  if (value === "") return "required";
  const isPossible = choices === undefined || choices.includes(value);
  return isPossible && (pattern === undefined || pattern.test(value)) ? undefined : "malformed";
}

/** Outside any transaction: it may take seconds. */
async function assertAccepted(
  payments: Payments,
  code: ServiceCode,
  keys: ServiceKeys,
): Promise<void> {
  const service = await payments.connect(code, keys);
  try {
    await service.checkKeys();
  } catch (error) {
    if (isPaymentRefused(error))
      throw createFieldsError({ keys: ["refused", error.message] }, error);
    throw new AppError("unavailable", `the keys of ${code} could not be tried`, { cause: error });
  }
}

/** Pages on which an order may still be paid. */
async function countOpenPages({ db }: Pick<Context, "db">, service: ServiceCode): Promise<number> {
  return db.$count(
    paymentPages,
    and(
      eq(paymentPages.service, service),
      isNotNull(paymentPages.orderId),
      inArray(paymentPages.state, [...payable]),
    ),
  );
}
