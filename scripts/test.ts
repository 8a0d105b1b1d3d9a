// `npm test`: installs a browser, nginx, PgBouncer and PostgreSQL 15 if there are none, then runs
// all checks.
import { installTestBrowser } from "./install/browser.ts";
import { runChecks } from "./check/checks.ts";
import { installNginx } from "./install/nginx.ts";
import { installPgBouncer } from "./install/pgbouncer.ts";
import { installOldestPostgresql } from "./install/postgresql.ts";

try {
  installTestBrowser();
} catch (error) {
  // The other checks are still worth running; the end-to-end step will fail and say so again.
  console.error(error instanceof Error ? error.message : error);
}
installNginx();
installPgBouncer();
installOldestPostgresql();
process.exitCode = (await runChecks()) ? 0 : 1;
