import { system } from "#shared/actor.ts";
import type { Db } from "#platform/db/client.ts";
import { writeDocument } from "./write-document.ts";

/** The words of the demo that differ from the delivered ones: it names a review site. */
export async function seedWords(db: Db, { now }: { now: Date }): Promise<void> {
  const link = { url: "https://reviews.example/wanderpaw", label: "Read them there" };
  const ctx = { db, actor: system, clock: () => now };
  await writeDocument(ctx, "collection", { reviewSite: { link } });
}
