// Customers who order through several instances without an end, each asking again with the same key
// until the order is acknowledged.
import { setTimeout as sleep } from "node:timers/promises";
import { orderBody } from "../../tests/support/sample-order.ts";

const ASK_AGAIN_MS = 200;
const ANSWER_WITHIN_MS = 60_000;

export type Answer = {
  readonly atMs: number;
  /** 0 where there was none. */
  readonly status: number;
  readonly tookMs: number;
};

export type Customers = {
  /** Of orders that were acknowledged, the oldest first. */
  readonly acknowledged: readonly { key: string; atMs: number }[];
  readonly answers: readonly Answer[];
  /** Lets the orders that were begun be acknowledged. */
  readonly end: () => Promise<void>;
};

/** `count` of them at once, each through one instance after the other. */
export function startCustomers(urls: readonly string[], count: number): Customers {
  const acknowledged: { key: string; atMs: number }[] = [];
  const answers: Answer[] = [];
  let ordered = 0;
  let isOver = false;

  async function order(): Promise<void> {
    ordered += 1;
    const nth = ordered;
    const body = orderBody({ olive: 1 });
    const details = { ...body.details, email: `buyer-${nth}@ha.example` };
    for (let attempt = nth; ; attempt += 1) {
      const startedMs = performance.now();
      const status = await post(`${urls[attempt % urls.length]}/api/orders`, {
        body: { ...body, details },
        from: `10.${(nth >> 8) & 255}.${nth & 255}.${nth >> 16}`,
      });
      const atMs = performance.now();
      answers.push({ atMs, status, tookMs: atMs - startedMs });
      if (status === 200) return void acknowledged.push({ key: body.idempotencyKey, atMs });
      await sleep(ASK_AGAIN_MS);
    }
  }
  async function customer(): Promise<void> {
    // oxlint-disable-next-line no-unmodified-loop-condition -- the caller ends it
    while (!isOver) await order();
  }
  const all = Promise.all(Array.from({ length: count }, customer));
  all.catch(() => {}); // It is met at the end.
  return {
    acknowledged,
    answers,
    async end() {
      isOver = true;
      await all;
    },
  };
}

/** The status, or 0 where there is no answer. */
async function post(url: string, { body, from }: { body: unknown; from: string }): Promise<number> {
  try {
    const answer = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": from },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 0;
  }
}
