// `npm test`: installs a browser, nginx and PostgreSQL 15 if there are none, then runs all checks.
import { installTestBrowser } from "./browser.ts";
import { runChecks } from "./checks.ts";
import { installNginx } from "./nginx.ts";
import { installOldestPostgresql } from "./postgresql.ts";

try {
  installTestBrowser();
} catch (error) {
  // The other checks are still worth running; the end-to-end step will fail and say so again.
  console.error(error instanceof Error ? error.message : error);
}
installNginx();
installOldestPostgresql();
process.exitCode = (await runChecks()) ? 0 : 1;
