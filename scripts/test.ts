// `npm test`: installs a browser and nginx if there are none, then runs all checks.
import { installBrowser } from "./browser.ts";
import { runChecks } from "./checks.ts";
import { installNginx } from "./nginx.ts";

try {
  installBrowser();
} catch (error) {
  // The other checks are still worth running; the end-to-end step will fail and say so again.
  console.error(error instanceof Error ? error.message : error);
}
installNginx();
process.exitCode = (await runChecks()) ? 0 : 1;
