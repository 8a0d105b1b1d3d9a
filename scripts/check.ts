// `npm run check`: everything that continuous integration runs, on a machine that has a browser.
import { runChecks } from "./check/checks.ts";

process.exitCode = (await runChecks()) ? 0 : 1;
