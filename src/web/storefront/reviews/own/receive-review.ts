// The form of a review, which works without scripts: photos may come with it.
import { redirect } from "react-router";
import { z } from "zod";
import { reviewLinkPath } from "#modules/orders/order-path.ts";
import type { ReviewContext } from "#modules/reviews/context.ts";
import { findInvited } from "#modules/reviews/invitation-link.ts";
import { MAX_PHOTOS } from "#modules/reviews/kinds.ts";
import { reviewFields, type ReviewField } from "#modules/reviews/review-fields.ts";
import { removeReview, saveReview } from "#modules/reviews/save-review.ts";
import { AppError } from "#shared/errors.ts";
import type { FormAnswer } from "../../forms/form-error.ts";
import { getValues, type FieldValues } from "../../forms/form-values.ts";
import { answerForm, rejectForm, type Posted } from "../../forms/page-action.ts";
import { getText, MAX_PHOTO_FORM_BYTES, readFileForm, readPhotos } from "../../forms/read-form.ts";

/** Answer of the page to a form that was not taken. */
export type ReviewAnswer =
  | { readonly productId: string; readonly form: FormAnswer<ReviewField> }
  | { readonly productId: null; readonly failed: "large" | "other" };

type SentReview = { readonly productId: string; readonly fields: FieldValues<ReviewField> };

/**
 * Takes the form in `request`: leads on to the page that says so, or answers with what is wrong and
 * what was typed. Nothing is read of it before the key is known to hold.
 */
export function receiveReview(posted: Posted, key: string) {
  let sent: SentReview | undefined;
  return answerForm<ReviewAnswer>(
    posted,
    ({ asReviews }) =>
      asReviews(async (ctx) => {
        await assertOpen(ctx, key);
        const form = await readFileForm(posted.request, { maxBytes: MAX_PHOTO_FORM_BYTES });
        sent = readReview(form);
        const query = new URLSearchParams(await acceptReview(ctx, key, form, sent));
        return redirect(`${reviewLinkPath(encodeURIComponent(key))}?${query.toString()}`, 303);
      }),
    (error) => {
      if (sent !== undefined && error.status < 500)
        return { productId: sent.productId, form: rejectForm(reviewFields, error, sent.fields) };
      return { productId: null, failed: error.code === "payload_too_large" ? "large" : "other" };
    },
  );
}

/** Throws for a link that has ended, or is none of ours; the page says what became of it. */
async function assertOpen(ctx: ReviewContext, key: string): Promise<void> {
  const { state } = await ctx.asCheckout((checkout) => findInvited(checkout, key, ctx.clock()));
  if (state !== "open")
    throw new AppError(state === "ended" ? "link_expired" : "not_found", `the link is ${state}`);
}

function readReview(form: FormData): SentReview {
  const productId = z.uuid().safeParse(form.get("product"));
  if (!productId.success) throw new AppError("not_found", "the form names no product");
  const place = getText(form, "place");
  return {
    productId: productId.data,
    fields: getValues(reviewFields, (field) => getText(form, `${field}-${place}`)),
  };
}

/** Returns what the page is to say, as its query. */
async function acceptReview(
  ctx: ReviewContext,
  key: string,
  form: FormData,
  sent: SentReview,
): Promise<Record<string, string>> {
  const { productId } = sent;
  if (form.get("intent") === "remove") {
    await removeReview(ctx, { key, productId });
    return { removed: productId };
  }
  const dropped = form.getAll("drop").flatMap((id) => z.uuid().safeParse(id).data ?? []);
  const photos = await readPhotos(form, MAX_PHOTOS);
  const { unusedPhotos } = await saveReview(ctx, { ...sent, key, photos, dropped });
  return { saved: productId, ...(unusedPhotos > 0 && { unused: String(unusedPhotos) }) };
}
