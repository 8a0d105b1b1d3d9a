// The lives of a shop whose process dies again and again, and those who go on asking it.
import fs from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises"; // not a sleep: clients ask again after a while
import { prepareLife, type Life, type Unborn } from "../../support/mortal-shop.ts";

/** Processes that wait for their turn. */
const AHEAD = 2;
const ASK_AGAIN_MS = 50;

/** The ids of the mails that have left, each as often as it has. */
export const listDelivered = (dataDir: string): string[] =>
  fs
    .readdirSync(path.join(dataDir, "outbox"))
    .filter((name) => name.endsWith(".json"))
    .map((name) => name.slice(name.indexOf("-") + 1, -".json".length))
    .toSorted();

/** Starts the next process; loading takes longest, so it is done ahead. */
export function prepareLives(options: Parameters<typeof prepareLife>[0]) {
  const unborn: Unborn[] = Array.from({ length: AHEAD }, () => prepareLife(options));
  return {
    async start(): Promise<Life> {
      unborn.push(prepareLife(options));
      const next = unborn.shift();
      if (next === undefined) throw new Error("there is always another one");
      return next.begin();
    },
    discard: () => Promise.all(unborn.map((each) => each.discard())),
  };
}

/** The address of the shop that lives now, and of the next one for whoever met a dead one. */
export function createSign() {
  let next = Promise.withResolvers<string>();
  let current = next;
  let first = Promise.withResolvers<void>();
  const urlAfter = async (dead: string) =>
    ((await current.promise) === dead ? next : current).promise;
  return {
    /** Resolves with the first request that is acknowledged from now on. */
    begin(url: string): Promise<void> {
      current = next;
      current.resolve(url);
      next = Promise.withResolvers();
      first = Promise.withResolvers();
      return first.promise;
    },
    /**
     * Asks the shop until it has said yes, and returns what it says. Throws when it refuses. While
     * its database is away it is asked again.
     */
    async insist(request: string, ask: (url: string) => Promise<Response>): Promise<string> {
      let url = await current.promise;
      for (;;) {
        const answer = await ask(url)
          .then(async (response) => ({ status: response.status, text: await response.text() }))
          .catch(() => undefined); // It died before it had answered.
        if (answer !== undefined && answer.status < 300) {
          first.resolve();
          return answer.text;
        }
        if (answer !== undefined && answer.status !== 503)
          throw new Error(`${request} was refused: ${answer.status} ${answer.text}`);
        const waited = answer && sleep(ASK_AGAIN_MS, url);
        url = await Promise.race([urlAfter(url), ...(waited ? [waited] : [])]);
      }
    },
  };
}
