// `npm test`: installs a browser, nginx and PostgreSQL 15 if there are none, then runs all checks.
import { installTestBrowser } from "./install/browser.ts";
import { runChecks } from "./check/checks.ts";
import { installNginx } from "./install/nginx.ts";
import { installOldestPostgresql } from "./install/postgresql.ts";

try {
  installTestBrowser();
} catch (error) {
  // The other checks are still worth running; the end-to-end step will fail and say so again.
  console.error(error instanceof Error ? error.message : error);
}
installNginx();
installOldestPostgresql();
process.exitCode = (await runChecks()) ? 0 : 1;
