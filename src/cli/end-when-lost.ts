import type { RunningShop } from "../main.ts";

/**
 * After the loss of its database the shop ends within this time, even if clients are still waiting
 * for an answer.
 */
const patienceMs = 10_000;

/** A shop without its database can only fail; its supervisor may start it again. */
export async function endWhenLost(shop: Pick<RunningShop, "lost" | "stop">): Promise<void> {
  await shop.lost;
  setTimeout(() => process.exit(1), patienceMs);
  await shop.stop().catch(() => {}); // Everything that matters has been logged.
  process.exit(1);
}
