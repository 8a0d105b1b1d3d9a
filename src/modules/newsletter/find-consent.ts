import { sql } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { newsletterSubscribers } from "./tables.ts";

/** The consent to the newsletter of an address in lower case; undefined without one. */
export async function findConsent({ db }: Pick<Context, "db">, email: string) {
  const { state, requestedAt, confirmedAt, unsubscribedAt, consentWording, consentPage } =
    newsletterSubscribers;
  const [found] = await db
    .select({
      state,
      requestedAt,
      confirmedAt,
      unsubscribedAt,
      wording: consentWording,
      page: consentPage,
    })
    .from(newsletterSubscribers)
    .where(
      sql`lower(${newsletterSubscribers.email}) = ${email} and ${newsletterSubscribers.topic} = 'newsletter'`,
    );
  return found;
}
