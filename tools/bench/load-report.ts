import type { LoadResults } from "./load.ts";
import { table, tenth, whole } from "./table.ts";

/** Tables of minutes of mixed traffic, and what came of it in sentences. */
export function describeLoad(results: LoadResults): string {
  const { minutes, existingOrders, clients, orders, memory, restarts } = results;
  const faults = Object.entries(results.faults);
  return [
    `${results.date}: ${minutes} minutes, ${clients} clients, ${whole(existingOrders)} orders there before`,
    table(
      ["mixed traffic", "answers", "p50 ms", "p99 ms"],
      results.kinds.map(({ kind, answers, p50Ms, p99Ms }) => [
        kind,
        whole(answers),
        tenth(p50Ms),
        tenth(p99Ms),
      ]),
    ),
    table(
      ["under load", ""],
      [
        ["answers/s at most, before", whole(results.peakPerSecond)],
        ["answers/s asked for", whole(results.askedPerSecond)],
        ["answers/s", whole(results.answeredPerSecond)],
        ...restarts.map(({ how, awayMs }) => [`away when ${how}`, `${whole(awayMs)} ms`]),
        ["requests missed meanwhile", whole(results.missed)],
        ["orders acknowledged", whole(orders.acknowledged)],
        ["of these missing", whole(orders.missing)],
        ["orders made twice", whole(orders.twice)],
        ["the books agree", results.integrityHolds ? "yes" : "no"],
        ["memory early in the last life", `${whole(memory.earlyMb)} MB`],
        ["memory at the end", `${whole(memory.lateMb)} MB`],
        ["memory at most", `${whole(memory.mostMb)} MB`],
        ["event loop lag, p99", `${tenth(results.lagP99Ms)} ms`],
      ],
    ),
    faults.length === 0
      ? "No request failed while the shop was there."
      : `Failed while the shop was there: ${faults.map(([fault, count]) => `${fault} (${count})`).join(", ")}.`,
  ].join("\n\n");
}
