import { expect, test } from "vitest";
import { createStepQueue } from "./step-queue.ts";

/** A queue whose server answers when the test says so. */
function createQueue() {
  const calls: { quantity: number; key: string; answer: (error?: string) => void }[] = [];
  const log: string[] = [];
  let keys = 0;
  const queue = createStepQueue<number>({
    createKey: () => `key ${(keys += 1)}`,
    move: async (_, quantity, key) => {
      const { promise, resolve, reject } = Promise.withResolvers<number>();
      calls.push({
        quantity,
        key,
        answer: (error) => (error === undefined ? resolve(quantity) : reject(new Error(error))),
      });
      return promise;
    },
    isPassing: (error) => error instanceof Error && error.message === "offline",
    onAnswer: (id, moved) => log.push(`${id} moved ${moved}`),
    onDone: (id, total) => log.push(`${id} done ${total}`),
    onRefused: (id, error) => log.push(`${id} refused: ${String(error)}`),
  });
  /** Answers the call with this number, once it has been made. */
  async function answer(index: number, error?: string) {
    await expect.poll(() => calls.length).toBeGreaterThan(index);
    calls[index]?.answer(error);
  }
  return { queue, calls, log, answer };
}
const quantities = (calls: readonly { quantity: number }[]) => calls.map((call) => call.quantity);

test("STOCK-36 quick presses all count: the first is sent at once, the others together after it", async () => {
  const { queue, calls, log, answer } = createQueue();
  for (let press = 0; press < 5; press += 1) queue.addStep("a", 1);
  queue.addStep("a", -1);
  expect(queue.getPending().get("a")).toBe(4);
  expect(quantities(calls)).toEqual([1]);
  await answer(0);
  await answer(1);
  await expect.poll(() => log).toEqual(["a moved 1", "a moved 3", "a done 4"]);
  expect(quantities(calls)).toEqual([1, 3]);
  expect(queue.getPending().get("a")).toBe(0);
});

test("STOCK-36 presses that cancel each other out before they are sent send nothing", async () => {
  const { queue, calls, log, answer } = createQueue();
  queue.addStep("a", 1);
  queue.addStep("a", 1);
  queue.addStep("a", -1);
  await answer(0);
  await expect.poll(() => log).toEqual(["a moved 1", "a done 1"]);
  expect(quantities(calls)).toEqual([1]);
});

test("STOCK-37 a refusal undoes its press on the screen, and the presses after it", async () => {
  const { queue, calls, log, answer } = createQueue();
  queue.addStep("a", -1);
  queue.addStep("a", -1);
  await answer(0);
  await answer(1, "out of stock");
  queue.addStep("a", -1);
  await expect
    .poll(() => log)
    .toEqual(["a moved -1", "a refused: Error: out of stock", "a done -1"]);
  expect(queue.getPending().get("a")).toBe(0);
  expect(calls).toHaveLength(2);
});

test("STOCK-34 an unanswered request is sent once more with the same key, then given up", async () => {
  const { queue, calls, log, answer } = createQueue();
  queue.addStep("a", 1);
  await answer(0, "offline");
  await answer(1);
  await expect.poll(() => log).toEqual(["a moved 1", "a done 1"]);
  expect(calls.map((call) => call.key)).toEqual(["key 1", "key 1"]);
  queue.addStep("a", 1);
  await answer(2, "offline");
  await answer(3, "offline");
  await expect.poll(() => log.at(-1)).toBe("a refused: Error: offline");
});

test("STOCK-36 variants do not wait for each other, and listeners are notified of every change", async () => {
  const { queue, calls, log, answer } = createQueue();
  const heard: [string, number][][] = [];
  const stop = queue.subscribe(() => heard.push([...queue.getPending()]));
  queue.addStep("a", 1);
  queue.addStep("b", -1);
  expect(quantities(calls)).toEqual([1, -1]);
  await answer(1);
  await expect.poll(() => log).toContain("b done -1");
  stop();
  await answer(0);
  await expect.poll(() => log).toContain("a done 1");
  expect(heard).toEqual([
    [["a", 1]],
    [
      ["a", 1],
      ["b", -1],
    ],
    [
      ["a", 1],
      ["b", 0],
    ],
  ]);
});
