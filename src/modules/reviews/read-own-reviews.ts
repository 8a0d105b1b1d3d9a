import { asc, eq, inArray } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import type { ReviewContext } from "./context.ts";
import { findInvited } from "./invitation-link.ts";
import type { PetFit, PetSpecies, ReviewState } from "./kinds.ts";
import { listBought, type BoughtProduct } from "./list-bought.ts";
import { reviewPhotos, reviews } from "./tables.ts";

/** A review as its author sees it. */
export type OwnReview = {
  readonly name: string;
  readonly stars: number;
  readonly title: string | null;
  readonly body: string | null;
  readonly species: PetSpecies | null;
  readonly breed: string | null;
  readonly petGrams: number | null;
  readonly fit: PetFit | null;
  readonly state: ReviewState;
  readonly answer: string | null;
  readonly photos: readonly { readonly id: string; readonly imageUrl: string }[];
};

/** The data of the page of an invitation's link; times are ISO texts. */
export type OwnReviews =
  | {
      readonly state: "open";
      readonly expiresAt: string;
      /** The suggested name of a new review: "Maya B." */
      readonly shortName: string;
      readonly products: readonly (BoughtProduct & { readonly review: OwnReview | null })[];
    }
  | { readonly state: "ended" | "unknown" };

/** The products that can be reviewed by this key, with the reviews that have been written. */
export async function readOwnReviews(ctx: ReviewContext, key: string): Promise<OwnReviews> {
  return ctx.asCheckout(async (checkout) => {
    const found = await findInvited(checkout, key, ctx.clock());
    if (found.state !== "open") return found;
    const { order, expiresAt } = found;
    const written = await readWritten(checkout, order.id);
    const bought = await listBought(checkout, order.id);
    return {
      state: "open",
      expiresAt: expiresAt.toISOString(),
      shortName: cutName(order.customerName),
      products: bought.map((it) => ({ ...it, review: written.get(it.productId) ?? null })),
    };
  });
}

/** Only the first name and one letter, because reviews are public. */
export function cutName(name: string): string {
  const [first = "", ...others] = name.trim().split(/\s+/);
  const [last] = Array.from(others.at(-1) ?? "");
  return last === undefined ? first.slice(0, 30) : `${first.slice(0, 30)} ${last}.`;
}

async function readWritten(
  { db }: Context,
  orderId: string,
): Promise<ReadonlyMap<string, OwnReview>> {
  const rows = await db.select().from(reviews).where(eq(reviews.orderId, orderId));
  if (rows.length === 0) return new Map();
  const photos = await db
    .select()
    .from(reviewPhotos)
    .where(
      inArray(
        reviewPhotos.reviewId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(reviewPhotos.position));
  return new Map(
    rows.map(({ id, productId, authorName, ...row }) => [
      productId,
      {
        name: authorName,
        stars: row.stars,
        title: row.title,
        body: row.body,
        species: row.species,
        breed: row.breed,
        petGrams: row.petGrams,
        fit: row.fit,
        state: row.state,
        answer: row.answer,
        photos: photos
          .filter((photo) => photo.reviewId === id)
          .map((photo) => ({ id: photo.id, imageUrl: photo.imageUrl })),
      },
    ]),
  );
}
