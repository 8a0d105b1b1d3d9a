/**
 * The tests for which the version of PostgreSQL matters most: rights, ledgers, migrations, copies
 * and concurrency.
 */
export const testsOnOldestServer = [
  "backup/backup",
  "backup/first-release",
  "data/constraints",
  "data/escape",
  "data/money-ledgers",
  "data/policies",
  "data/stock-ledger",
  "data/checkout-role",
  "inventory/moving-stock",
  "inventory/movements",
  "inventory/stocktake",
  "limits/",
  "platform/level",
  "platform/migrate",
  "roles/database-guard",
  "roles/grants",
  "roles/moderator-rows",
  "orders/placing-at-once",
].map((name) => `tests/integration/${name}`);
