import { DAY_MS, HOUR_MS } from "#shared/durations.ts";
import type { Random } from "#shared/random.ts";
import type { OrderStatus } from "./status.ts";

export type HistoryStep = {
  readonly status: OrderStatus;
  readonly at: Date;
  readonly note?: string;
};

const refundNotes = [
  "Zip damaged on arrival, reported within 48 hours of delivery",
  "Wrong colour sent, customer keeps it as a gift",
  "Parcel lost on the way",
] as const;
const cancelNotes = ["Ordered twice by mistake", "Address could not be confirmed"] as const;

/** A plausible status for an order of this age in days. */
function pickStatus(random: Random, ageDays: number) {
  if (ageDays > 21)
    return random.weighted([
      ["completed", 87],
      ["cancelled", 7],
      ["refunded", 6],
    ] as const);
  if (ageDays > 8) {
    return random.weighted([
      ["completed", 48],
      ["shipped", 38],
      ["cancelled", 7],
      ["processing", 5],
      ["refunded", 2],
    ] as const);
  }
  if (ageDays > 2) {
    return random.weighted([
      ["processing", 42],
      ["shipped", 38],
      ["pending", 13],
      ["cancelled", 7],
    ] as const);
  }
  return random.weighted([
    ["pending", 66],
    ["processing", 29],
    ["cancelled", 5],
  ] as const);
}

/** The steps to a status: the least and the most hours after the step before. */
const paths: Readonly<
  Record<ReturnType<typeof pickStatus>, readonly (readonly [OrderStatus, number, number])[]>
> = {
  pending: [],
  processing: [["processing", 1, 30]],
  shipped: [
    ["processing", 1, 30],
    ["shipped", 8, 40],
  ],
  completed: [
    ["processing", 1, 30],
    ["shipped", 8, 40],
    ["completed", 100, 240],
  ],
  cancelled: [["cancelled", 0.2, 2]],
  refunded: [
    ["processing", 1, 30],
    ["shipped", 8, 40],
    ["completed", 100, 240],
    ["refunded", 10, 47],
  ],
};

/**
 * The history of an order made at `createdAt`, oldest first, beginning with `pending` and ending
 * before `now`.
 */
export function createHistory(random: Random, createdAt: Date, now: Date): HistoryStep[] {
  const age = now.getTime() - createdAt.getTime();
  const status = pickStatus(random, age / DAY_MS);
  let elapsed = 0;
  const offsets = paths[status].map(([step, least, most]) => {
    elapsed += (least + random.getNext() * (most - least)) * HOUR_MS;
    return { step, elapsed };
  });
  // Young orders went through their steps faster.
  const pace = Math.min(1, (age * 0.9) / Math.max(elapsed, 1));
  const note =
    status === "refunded"
      ? random.pick(refundNotes)
      : status === "cancelled"
        ? random.pick(cancelNotes)
        : undefined;
  return [
    { status: "pending", at: createdAt },
    ...offsets.map(({ step, elapsed: offset }) => ({
      status: step,
      at: new Date(createdAt.getTime() + Math.round((offset * pace) / 1_000) * 1_000),
      ...(step === status && note !== undefined ? { note } : {}),
    })),
  ];
}
