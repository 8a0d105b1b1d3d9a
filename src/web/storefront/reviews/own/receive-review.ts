// The form of a review, which works without scripts: photos may come with it.
import { data, redirect, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { reviewLinkPath } from "#modules/orders/order-path.ts";
import type { ReviewContext } from "#modules/reviews/context.ts";
import { findInvited } from "#modules/reviews/invitation-link.ts";
import { MAX_PHOTOS } from "#modules/reviews/kinds.ts";
import { reviewFields, type ReviewField } from "#modules/reviews/review-fields.ts";
import { removeReview, saveReview } from "#modules/reviews/save-review.ts";
import { logError } from "#platform/log-error.ts";
import { AppError, toAppError } from "#shared/errors.ts";
import { shopContext } from "#web/page/shop-context.ts";
import { toFormError, type FormAnswer } from "../../forms/form-error.ts";
import { getValues } from "../../forms/form-values.ts";
import { readFileForm } from "../../forms/read-file-form.ts";
import { readPhotos } from "../../forms/read-photos.ts";

/** Answer of the page to a form that was not taken. */
export type ReviewAnswer =
  | { readonly productId: string; readonly form: FormAnswer<ReviewField> }
  | { readonly productId: null; readonly failed: "large" | "other" };

/** For a link that has ended, or is none of ours. */
const gone = { ended: 410, unknown: 404 } as const;

/** Photos of telephones, and the words beside them. */
const MAX_BYTES = 20_971_520 + 131_072;

/**
 * Takes the form in `request`: leads on to the page that says so, or answers with what is wrong and
 * what was typed. Nothing is read of it before the key is known to hold.
 */
export function receiveReview(
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
  key: string,
) {
  const { asReviews, log } = context.get(shopContext);
  return asReviews(async (ctx) => {
    const { state } = await ctx.asCheckout((checkout) => findInvited(checkout, key, ctx.clock()));
    // The page that comes with it says what became of the link.
    if (state !== "open")
      return data<ReviewAnswer>({ productId: null, failed: "other" }, { status: gone[state] });
    try {
      const form = await readFileForm(request, { maxBytes: MAX_BYTES });
      return await acceptForm(ctx, key, form);
    } catch (error) {
      const appError = toAppError(error);
      logError(log, { err: error }, "a review could not be taken");
      const failed = appError.code === "payload_too_large" ? "large" : "other";
      return data<ReviewAnswer>({ productId: null, failed }, { status: appError.status });
    }
  });
}

async function acceptForm(ctx: ReviewContext, key: string, form: FormData) {
  const readText = (name: string) => toText(form.get(name));
  const productId = z.uuid().safeParse(readText("product"));
  if (!productId.success) throw new AppError("not_found", "the form names no product");
  const reviewed = { key, productId: productId.data };
  const fields = getValues(reviewFields, (field) =>
    readText(`${field}-${readText("place")}`).replaceAll("\r\n", "\n"),
  );
  const createPage = (query: Readonly<Record<string, string>>) =>
    redirect(
      `${reviewLinkPath(encodeURIComponent(key))}?${new URLSearchParams(query).toString()}`,
      303,
    );
  try {
    if (readText("intent") === "remove") {
      await removeReview(ctx, reviewed);
      return createPage({ removed: productId.data });
    }
    const dropped = form.getAll("drop").flatMap((id) => z.uuid().safeParse(id).data ?? []);
    const photos = await readPhotos(form, MAX_PHOTOS);
    const { unusedPhotos } = await saveReview(ctx, { ...reviewed, fields, photos, dropped });
    return createPage({
      saved: productId.data,
      ...(unusedPhotos > 0 && { unused: String(unusedPhotos) }),
    });
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error;
    const { retryAfterSeconds } = error;
    const getShown = (field: ReviewField) => fields[field].slice(0, reviewFields[field].max);
    return data<ReviewAnswer>(
      {
        productId: productId.data,
        form: { ...toFormError(reviewFields, error), values: getValues(reviewFields, getShown) },
      },
      {
        status: error.status,
        headers:
          retryAfterSeconds === undefined ? {} : { "retry-after": String(retryAfterSeconds) },
      },
    );
  }
}

const toText = (value: FormDataEntryValue | null) => (typeof value === "string" ? value : "");
