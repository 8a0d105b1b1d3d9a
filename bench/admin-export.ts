// The file of all orders: how soon it begins, how fast it comes, and what it costs the shop's
// memory.
import { residentMb } from "./process.ts";
import type { BenchShop } from "./shop.ts";

export type ExportResult = {
  orders: number;
  firstByteMs: number;
  rowsPerSecond: number;
  /**
   * Resident memory of the shop's process: the most during the export, above what it was before.
   */
  extraMegabytes: number;
};

/** Fetches every order as one file and drops what comes. */
export async function measureExport(shop: BenchShop, token: string): Promise<ExportResult> {
  const ticket = await fetch(`${shop.url}/api/admin/downloads`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ kind: "orders", filter: {} }),
  });
  const { path } = (await ticket.json()) as { path: string }; // our own API
  const before = residentMb(shop.pid);
  let most = before;
  const startedAt = performance.now();
  const answer = await fetch(shop.url + path);
  if (!answer.ok || answer.body === null)
    throw new Error(`The export was answered with ${answer.status}.`);
  let firstByteMs: number | undefined;
  let lines = 0;
  for await (const chunk of answer.body) {
    firstByteMs ??= performance.now() - startedAt;
    for (const byte of chunk) if (byte === 0x0a) lines += 1;
    most = Math.max(most, residentMb(shop.pid));
  }
  const seconds = (performance.now() - startedAt) / 1_000;
  return {
    orders: lines - 1,
    firstByteMs: firstByteMs ?? Number.NaN,
    rowsPerSecond: (lines - 1) / seconds,
    extraMegabytes: most - before,
  };
}
