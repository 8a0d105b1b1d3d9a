// How much of rendering a page is React's own work, which is the least that it can cost: from a
// profile of the shop's processor time while a page is rendered again and again.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startShop } from "./shop.ts";
import { load } from "./wrk.ts";

/** As V8 writes it; times in microseconds. */
type Profile = {
  readonly nodes: readonly {
    readonly id: number;
    readonly callFrame: { readonly functionName: string };
    readonly children?: readonly number[];
  }[];
  readonly endTime: number;
  readonly startTime: number;
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
};

/** The functions of React that make HTML of a tree, and that hand it over. */
const REACT = new Set(["performWork", "flushCompletedQueues"]);
const WARM_UP_SECONDS = 5;

/**
 * Busy time of the shop's main thread for a page, by that of React in it. Waiting for the threads
 * that compress counts as busy where they share its processor.
 */
export async function measureRenderShare(options: {
  dataDir: string;
  port: number;
  path: string;
  seconds: number;
}): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), "shop-profile-"));
  try {
    const shop = await startShop({
      port: options.port,
      dataDir: options.dataDir,
      env: { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${folder}` },
    });
    try {
      await load(shop.url + options.path, 16, WARM_UP_SECONDS);
      await load(shop.url + options.path, 16, options.seconds);
    } finally {
      await shop.stop(); // it writes the profile then
    }
    return readRatio(readLargest(folder), options.seconds);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The main thread's, and not that of a helper. */
function readLargest(folder: string): Profile {
  const [text = "{}"] = readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .toSorted((a, b) => b.length - a.length);
  return JSON.parse(text) as Profile; // V8's own format
}

/** All busy time of the last seconds by React's; waiting is none. Raises an error without React. */
export function readRatio(profile: Profile, seconds: number): number {
  const names = new Map(profile.nodes.map(({ id, callFrame }) => [id, callFrame.functionName]));
  const ofReact = findBelow(profile, REACT);
  const from = profile.endTime - profile.startTime - seconds * 1_000_000;
  let passed = 0;
  let busy = 0;
  let react = 0;
  for (const [at, id] of profile.samples.entries()) {
    const took = profile.timeDeltas[at] ?? 0;
    passed += took;
    if (passed <= from || names.get(id) === "(idle)") continue;
    busy += took;
    if (ofReact.has(id)) react += took;
  }
  if (react === 0)
    throw new Error("The profile does not show React: its functions have new names.");
  return busy / react;
}

/** The functions of these names, and all that they call. */
function findBelow(profile: Profile, requested: ReadonlySet<string>): Set<number> {
  const children = new Map(profile.nodes.map((node) => [node.id, node.children ?? []]));
  const found = new Set(
    profile.nodes.flatMap(({ id, callFrame }) => (requested.has(callFrame.functionName) ? id : [])),
  );
  for (const id of found) children.get(id)?.forEach((child) => found.add(child));
  return found;
}
