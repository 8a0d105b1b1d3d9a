// The form about payments at the door, which works without scripts. Only what is sent counts: mail
// programs open links on their own.
import { redirect } from "react-router";
import { doorLinkPath } from "#modules/orders/order-path.ts";
import { saveDoorAnswer } from "#modules/reviews/door/door-answers.ts";
import { doorFields, type DoorField } from "#modules/reviews/door/door-fields.ts";
import type { FormAnswer } from "../../forms/form-error.ts";
import { getValues } from "../../forms/form-values.ts";
import { answerForm, rejectForm, type Posted } from "../../forms/page-action.ts";
import { getText, readForm } from "../../forms/read-form.ts";

/** A form that was not taken: why, and its values. */
export type RefusedDoorAnswer = { readonly door: FormAnswer<DoorField> };

/** Takes the form in `request`: leads on to the page that thanks for it, or says what is wrong. */
export async function receiveDoorAnswer(posted: Posted, key: string) {
  const form = await readForm(posted.request);
  const fields = getValues(doorFields, (field) => getText(form, field));
  return answerForm<RefusedDoorAnswer>(
    posted,
    async ({ asReviews }) => {
      await asReviews((ctx) => saveDoorAnswer(ctx, key, fields));
      return redirect(doorLinkPath(encodeURIComponent(key), "saved"), 303);
    },
    (error) => ({ door: rejectForm(doorFields, error, fields) }),
  );
}
