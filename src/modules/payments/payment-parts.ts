import type { Context } from "#modules/context.ts";
import { runAs } from "#modules/run-as.ts";
import type { TaskParts } from "#platform/jobs/worker.ts";
import { system } from "#shared/actor.ts";
import type { PaymentService } from "./payments.ts";
import { sendCall } from "./service-away.ts";
import type { ConnectedService, Payments } from "./ways/ways.ts";

/** The parts that background tasks about payments need. */
export type PaymentParts = TaskParts & { readonly payments: Payments };

/** Runs work in a transaction of its own, as the shop itself. */
export const runInShop = <T>(parts: TaskParts, work: (ctx: Context) => Promise<T>): Promise<T> =>
  runAs(parts, system, work);

/** Calls a service in a background task. */
export const sendTaskCall = <T>(
  parts: PaymentParts,
  connected: ConnectedService,
  call: (service: PaymentService) => Promise<T>,
): Promise<T> => sendCall({ ...parts, run: (work) => runInShop(parts, work) }, connected, call);
