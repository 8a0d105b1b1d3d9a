import { defineConfig } from "drizzle-kit";

/**
 * `npm run db:generate` compares the tables of all modules with the newest snapshot and writes one
 * migration.
 */
export default defineConfig({
  dialect: "postgresql",
  schema: ["./src/modules/*/*tables.ts", "./src/platform/*/tables.ts"],
  out: "./migrations",
  // The roles belong to the first, hand-written migration.
  entities: { roles: false },
});
