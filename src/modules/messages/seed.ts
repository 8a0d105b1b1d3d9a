import type { Db } from "#platform/db/client.ts";
import { createRandom } from "#shared/random.ts";
import { contactSeeds } from "./seed-contacts.ts";
import { dealerSeeds } from "./seed-dealers.ts";
import { messages } from "./tables.ts";

type Row = typeof messages.$inferInsert;

const DAY_MS = 86_400_000;
const SPREAD_DAYS = 75;

/** Fills the inbox with letters of the past weeks; the older they are, the likelier they are answered. */
export async function seedMessages(db: Db, options: { now: Date }): Promise<void> {
  const random = createRandom("messages");
  const rows = [
    ...contactSeeds.map((seed) => ({ ...seed, kind: "contact" as const })),
    ...dealerSeeds.map((seed) => ({ ...seed, kind: "dealer" as const })),
  ].map((seed): Row => {
    const ageDays = 0.1 + SPREAD_DAYS * random.next() ** 1.6;
    const state =
      ageDays > 12 || random.chance(ageDays / 14)
        ? "answered"
        : random.pick(["new", "new", "read"] as const);
    const createdAt = new Date(
      options.now.getTime() - Math.round((ageDays * DAY_MS) / 1_000) * 1_000,
    );
    return { id: random.uuid(), ...seed, state, createdAt };
  });
  await db.insert(messages).values(rows);
}
