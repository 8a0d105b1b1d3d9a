import { expect, test } from "vitest";
import { createConcurrencyLimit, OverloadedError } from "./concurrency-limit.ts";

test("HTTP-15 work beyond the slots waits in order, work beyond the queue is refused", async () => {
  const limit = createConcurrencyLimit({ running: 2, waiting: 1 });
  const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const started: string[] = [];
  const work = (name: string, until?: Promise<void>) =>
    limit(async () => {
      started.push(name);
      await until;
      return name;
    });

  const a = work("a", gates[0]?.promise);
  const b = work("b", gates[1]?.promise);
  const c = work("c");
  await expect(work("d")).rejects.toThrow(OverloadedError);
  expect(started).toEqual(["a", "b"]);

  gates[0]?.resolve();
  await expect(Promise.all([a, c])).resolves.toEqual(["a", "c"]);
  gates[1]?.resolve();
  await expect(b).resolves.toBe("b");
});

test("HTTP-15 failed work frees its slot", async () => {
  const limit = createConcurrencyLimit({ running: 1, waiting: 0 });
  await expect(limit(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  await expect(limit(async () => "fine")).resolves.toBe("fine");
});

test("HTTP-15 a request that gets a slot at the moment of its timeout takes it, and no slot is lost", async () => {
  const limit = createConcurrencyLimit({ running: 1, waiting: 2, patienceMs: 5 });
  const gate = Promise.withResolvers<void>();
  const first = limit(() => gate.promise);
  const second = limit(async () => "second");
  // Timers have their time between the end of this phase and the turn in which the place is taken.
  await new Promise(setImmediate);
  gate.resolve();
  await first;
  const endsAt = performance.now() + 10;
  while (performance.now() < endsAt);
  await expect(second).resolves.toBe("second");
  await expect(limit(async () => "third")).resolves.toBe("third");
});
