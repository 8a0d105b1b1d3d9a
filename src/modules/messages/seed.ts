import type { Db } from "#platform/db/client.ts";
import { createRandom, type Random } from "#shared/random.ts";
import { contactSeeds } from "./seed-contacts.ts";
import { dealerSeeds } from "./seed-dealers.ts";
import { messages, type messageStates } from "./tables.ts";

type Row = typeof messages.$inferInsert;

const DAY_MS = 86_400_000;
const SPREAD_DAYS = 75;

/** Fills the inbox with letters of the past weeks, the newest first in each list; old ones are answered. */
export async function seedMessages(db: Db, options: { now: Date }): Promise<void> {
  const random = createRandom("messages");
  const letters = [
    ...contactSeeds.map((seed, index) => ({
      seed,
      kind: "contact" as const,
      place: index / contactSeeds.length,
    })),
    ...dealerSeeds.map((seed, index) => ({
      seed,
      kind: "dealer" as const,
      place: index / dealerSeeds.length,
    })),
  ];
  await db.insert(messages).values(
    letters.map(({ seed, kind, place }): Row => {
      const ageDays = 0.1 + SPREAD_DAYS * (place + random.next() * 0.04) ** 2;
      const createdAt = new Date(
        options.now.getTime() - Math.round((ageDays * DAY_MS) / 1_000) * 1_000,
      );
      return { id: random.uuid(), ...seed, kind, state: drawState(random, ageDays), createdAt };
    }),
  );
}

function drawState(random: Random, ageDays: number): (typeof messageStates)[number] {
  if (ageDays > 9) return "answered";
  if (ageDays > 3) return random.chance(0.6) ? "answered" : "read";
  return random.chance(0.7) ? "new" : "read";
}
