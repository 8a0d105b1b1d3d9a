// All shops that the end-to-end tests visit, started at the same time. Says so when the last of
// them answers.
//   node scripts/check/e2e-shops.ts
import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { shops } from "../../tests/e2e/shops.ts";

const children = Object.entries(shops).map(([payments, { port }]) =>
  fork(join(import.meta.dirname, "e2e-shop.ts"), [String(port), payments]),
);
const stop = () => {
  for (const child of children) child.kill("SIGTERM");
};
process.on("SIGINT", stop).on("SIGTERM", stop);
for (const child of children)
  child.once("exit", (code) => {
    // Without one of them most tests could only fail.
    if (code !== 0) process.exitCode = code ?? 1;
    stop();
  });

await Promise.all(children.map((child) => once(child, "message")));
console.log("All shops are ready");
