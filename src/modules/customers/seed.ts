import type { Db } from "#platform/db/client.ts";
import { createRandom, type Random } from "#shared/random.ts";
import { demoCustomerSeed, mailDomains, places, staffSeeds, type Place } from "./seed-people.ts";
import { profiles } from "./tables.ts";

export type DemoAddress = {
  readonly line1: string;
  readonly city: string;
  readonly state?: string;
  readonly postalCode: string;
  readonly country: string;
};

export type DemoPerson = {
  readonly id: string;
  readonly fullName: string;
  readonly email: string;
  readonly phone: string;
  readonly address: DemoAddress;
  /** False for a guest, who orders without an account. */
  readonly hasAccount: boolean;
  /** How often they order again, compared with others. */
  readonly loyalty: number;
};

export type DemoStaff = {
  readonly id: string;
  readonly role: "admin" | "moderator";
  readonly fullName: string;
  readonly email: string;
};

/**
 * `count` people in the order in which they find the shop; the demo customer is among the first.
 */
export function createPeople(count: number): DemoPerson[] {
  const random = createRandom("people");
  const taken = new Set<string>();
  return Array.from({ length: count }, (_, index) => {
    const place = random.weighted(places.map((it) => [it, it.weight] as const));
    const person = { ...createPerson(random, place, taken), hasAccount: !random.chance(0.07) };
    return index === 4 ? { ...person, ...demoCustomerSeed, hasAccount: true, loyalty: 2 } : person;
  });
}

export function createStaff(): DemoStaff[] {
  const random = createRandom("staff");
  return staffSeeds.map((seed) => ({ ...seed, id: random.uuid() }));
}

function createPerson(random: Random, place: Place, taken: Set<string>) {
  const first = toSpellings(random.pick(place.firstNames));
  const last = toSpellings(random.pick(place.lastNames));
  // Half of the people with another alphabet write their name in Latin letters.
  const latin = place.country === "IL" && random.chance(0.5);
  const fullName = latin ? `${first.latin} ${last.latin}` : `${first.own} ${last.own}`;
  const [city, postalCode, state] = random.pick(place.cities);
  const address = {
    line1: random.pick(place.streets).replace("#", String(random.int(1, 140))),
    city,
    ...(state === undefined ? {} : { state }),
    postalCode: pickDigits(random, postalCode),
    country: place.country,
  };
  return {
    id: random.uuid(),
    fullName,
    email: findFreeAddress(
      `${first.latin}.${last.latin}`.toLowerCase(),
      random.pick(mailDomains),
      taken,
    ),
    phone: pickDigits(random, place.phone),
    address,
    loyalty: random.chance(0.15) ? 3 : 1,
  };
}

function toSpellings(name: string | readonly [string, string]): { latin: string; own: string } {
  return typeof name === "string" ? { latin: name, own: name } : { latin: name[0], own: name[1] };
}

function pickDigits(random: Random, pattern: string): string {
  return pattern.replaceAll("#", () => String(random.int(0, 9)));
}

function findFreeAddress(name: string, domain: string, taken: Set<string>): string {
  let address = `${name}@${domain}`;
  for (let number = 2; taken.has(address); number += 1) address = `${name}${number}@${domain}`;
  taken.add(address);
  return address;
}

/** True when there is at least one profile. */
export async function hasProfiles(db: Db): Promise<boolean> {
  return (await db.select({ id: profiles.id }).from(profiles).limit(1)).length > 0;
}

/** Writes the accounts, each with the moment at which it was opened. */
export async function seedProfiles(
  db: Db,
  accounts: readonly { id: string; fullName: string; email: string; joinedAt: Date }[],
): Promise<void> {
  await db.insert(profiles).values(
    accounts.map(({ id, fullName, email, joinedAt }) => ({
      id,
      fullName,
      email,
      createdAt: joinedAt,
      updatedAt: joinedAt,
    })),
  );
}
