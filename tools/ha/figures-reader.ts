// A staff member who reads figures through the instances in turns: they come from a replica, and
// must not lack an order that was acknowledged before.
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import type { Customers } from "./customers.ts";

const PAUSE_MS = 500;
const DAY_MS = 86_400_000;

export type FiguresReader = {
  /** Begins to compare what the figures say with what has been acknowledged. */
  readonly follow: (customers: Pick<Customers, "acknowledged">) => void;
  readonly reads: () => number;
  /** Figures that lacked an order which had been acknowledged when they were asked for. */
  readonly late: () => number;
  /** Answers that were neither figures nor 503; 0 where there was none. */
  readonly odd: readonly number[];
  readonly end: () => Promise<void>;
};

const sessionSchema = z.object({ access_token: z.string() });
const figuresSchema = z.object({ total: z.object({ orders: z.int() }) });

/** Signs in and counts the orders of these days, before new orders start. */
export async function startFiguresReader(urls: readonly string[]): Promise<FiguresReader> {
  const odd: number[] = [];
  let [reads, late, turns] = [0, 0, 0];
  let isOver = false;
  let token: string | undefined;
  let working = Promise.resolve();
  // Days in which the run takes place, wherever midnight is.
  const getDay = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
  const query = `from=${getDay(-1)}&to=${getDay(2)}`;

  async function signIn(url: string): Promise<string | undefined> {
    const answer = await fetch(`${url}/api/auth/sign-in`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": "10.255.0.1" },
      body: JSON.stringify({ email: "admin@wanderpaw.example", password: "Wanderpaw!2026" }),
    });
    return answer.ok ? sessionSchema.parse(await answer.json()).access_token : undefined;
  }

  /** How many orders the figures have; undefined when there are none to be had now. */
  async function readOrders(): Promise<number | undefined> {
    turns += 1;
    const url = urls[turns % urls.length] ?? "";
    token ??= await signIn(url);
    const answer = await fetch(`${url}/api/admin/figures?${query}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    if (answer.ok) return figuresSchema.parse(await answer.json()).total.orders;
    if (answer.status === 401) token = undefined;
    else if (answer.status !== 503) odd.push(answer.status);
    return undefined;
  }

  const before = await readOrders();
  if (before === undefined) throw new Error("there are no figures");
  async function work({ acknowledged }: Pick<Customers, "acknowledged">): Promise<void> {
    // oxlint-disable-next-line no-unmodified-loop-condition -- its end is told by end()
    while (!isOver) {
      const expected = Number(before) + acknowledged.length;
      const orders = await readOrders().catch(() => void odd.push(0));
      if (orders !== undefined) reads += 1;
      if (orders !== undefined && orders < expected) late += 1;
      await sleep(PAUSE_MS);
    }
  }
  return {
    follow(customers) {
      working = work(customers);
    },
    reads: () => reads,
    late: () => late,
    odd,
    async end() {
      isOver = true;
      await working;
    },
  };
}
