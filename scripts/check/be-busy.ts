// A busy loop, until the process that has started it ends or disconnects.
import { setImmediate as giveWay } from "node:timers/promises";

const TURN_MS = 100;
process.on("disconnect", () => process.exit());
while (true) {
  const turnEndMs = performance.now() + TURN_MS;
  while (performance.now() < turnEndMs);
  await giveWay();
}
