// Sends a message of a form to the shop. Loaded when the visitor begins to write, because most
// visits never need it.
import { checkFields } from "#modules/messages/check-fields.ts";
import { getFields, type FieldProblems, type FieldRules } from "#modules/messages/form-fields.ts";
import { createAttemptLimiter } from "#shared/attempt-limiter.ts";
import type { BrowserLimitName } from "#shared/browser-limits.ts";
import { focusField } from "#ui/focus-field.ts";
import { getControl } from "#ui/get-control.ts";
import { createKey } from "#web/browser/create-key.ts";
import { nowMs } from "#web/browser/clock.ts";
import { deleteDraft } from "./draft-name.ts";
import { saveDraft, readDraft } from "./draft.ts";
import { findFirstProblem, getValues, type FieldValues } from "./form-values.ts";
import { toFormError, type FormError, type RefusedRequest } from "./form-error.ts";
import { sendForm } from "./send-form.ts";

/** Here all visitors of this browser tab are one. */
const limiter = createAttemptLimiter(nowMs);

/** Values that are sent besides the fields. */
type Submission = { submission_key: string; website: string; elapsed_ms: number };

export type Send<Field extends string> = (
  send: typeof sendForm,
  values: FieldValues<Field>,
  submission: Submission,
) => Promise<RefusedRequest | undefined>;

export type FormController<Field extends string> = {
  /** Puts what was written before a reload into the fields that are empty. */
  readonly restore: (form: HTMLFormElement) => void;
  /** Keeps what is written in this tab. */
  readonly save: (form: HTMLFormElement) => void;
  /**
   * Sends the message, unless it is invalid or too many were sent, and clears the form after
   * success.
   */
  readonly submit: (
    form: HTMLFormElement,
    send: Send<Field>,
    onSending: () => void,
  ) => Promise<FormError<Field> | { outcome: "sent"; values: FieldValues<Field> }>;
  /** Leads to the first field that is wrong. */
  readonly focusProblem: (form: HTMLFormElement, problems: FieldProblems<Field>) => void;
};

export function createFormController<Field extends string>({
  name,
  rules,
  limit,
}: {
  name: string;
  rules: FieldRules<Field>;
  limit: BrowserLimitName;
}): FormController<Field> {
  let openedAt = Math.floor(nowMs() - performance.now());
  let key = "";

  // The module that shows messages is wanted next, which might be just when the connection is gone.
  import("#ui/toast-region.tsx").catch(() => undefined);

  const read = (form: HTMLFormElement) =>
    getValues(rules, (field) => getControl(form, field)?.value ?? "");

  return {
    restore(form) {
      const draft = readDraft(name);
      if (!draft) return;
      ({ openedAt, key } = draft);
      for (const field of getFields(rules)) {
        const control = getControl(form, field);
        if (control?.value === "") control.value = draft.values[field] ?? "";
      }
    },
    save(form) {
      // Another text is another message, should the one before have arrived after all.
      key = createKey();
      saveDraft(name, { key, openedAt, values: read(form) });
    },
    async submit(form, send, onSending) {
      const blocked = limiter.check(limit, location.host);
      if (blocked) return { outcome: "limited", minutes: blocked.minutes };
      const values = read(form);
      const problems = checkFields(rules, values);
      if (findFirstProblem(rules, problems) !== undefined) return { outcome: "invalid", problems };
      onSending();
      key ||= createKey();
      const refused = await send(sendForm, values, {
        submission_key: key,
        website: getControl(form, "website")?.value ?? "",
        elapsed_ms: Math.max(0, nowMs() - openedAt),
      });
      if (refused) return toFormError(rules, refused);
      limiter.record(limit, location.host);
      for (const field of getFields(rules)) {
        const control = getControl(form, field);
        if (control) control.value = "";
      }
      deleteDraft(name);
      key = "";
      return { outcome: "sent", values };
    },
    focusProblem: (form, problems) =>
      focusField(getControl(form, findFirstProblem(rules, problems) ?? "")),
  };
}
