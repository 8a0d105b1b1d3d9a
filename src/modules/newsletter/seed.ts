import { newsletter } from "#content/newsletter.ts";
import type { Db } from "#platform/db/client.ts";
import { DAY_MS } from "#shared/durations.ts";
import { createRandom } from "#shared/random.ts";
import { getConsentWording } from "./consent.ts";
import type { SubscriberState } from "./states.ts";
import { newsletterSubscribers } from "./tables.ts";

const names = [
  "amelia.stone",
  "ben.harari",
  "carla.mendes",
  "dina.oren",
  "elias.berg",
  "fiona.walsh",
  "guy.nahum",
  "hana.ito",
  "ivan.petrov",
  "julia.kern",
  "keren.avni",
  "liam.doyle",
] as const;

/**
 * A list for the demo, of addresses that reach no one: most are confirmed, some unsubscribed, one
 * is pending.
 */
export async function seedSubscribers(db: Db, { now }: { now: Date }): Promise<void> {
  const random = createRandom("subscribers");
  await db.insert(newsletterSubscribers).values(
    names.map((name, index) => {
      const requestedAt = new Date(
        now.getTime() - Math.round(((0.2 + index * 9 + random.getNext()) * DAY_MS) / 1_000) * 1_000,
      );
      const state: SubscriberState =
        index === 0 ? "pending" : index % 5 === 4 ? "unsubscribed" : "confirmed";
      const computeLater = (days: number) => new Date(requestedAt.getTime() + days * DAY_MS);
      return {
        id: random.uuid(),
        email: `${name}@post.example`,
        state,
        // Need not be secret: it could only end the subscription of a made-up address.
        unsubscribeToken: random.uuid() + random.uuid(),
        requestedAt,
        confirmedAt: state === "pending" ? null : computeLater(0.01),
        unsubscribedAt: state === "unsubscribed" ? computeLater(6) : null,
        consentWording: getConsentWording(newsletter),
        consentPage: random.pick(["/blog", "/", "/blog/garden-walks-cats"]),
      };
    }),
  );
}
