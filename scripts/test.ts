// `npm test`: everything that a change can break. `npm run test:all`: that, and what takes long.
// Both install the programs that they need, such as a browser, where that is possible.
import { runTier } from "./check/run-tier.ts";
import { endOnSignals } from "./support/child-process.ts";

endOnSignals();
process.exitCode = (await runTier(process.argv.includes("--all") ? "full" : "usual")) ? 0 : 1;
