import { useEffect, useRef, useState } from "react";
import { account } from "#i18n/en/account.ts";
import { ApiError } from "#web/api/api-client.ts";
import { isDeadLink, toAccountError, type AccountError } from "./account-error.ts";

/** Messages by the name of the field; false where all is well. */
type FieldProblems = Readonly<Record<string, string | false>>;

/** Result of a form: "leaving" keeps it closed, for the next page is on its way. */
type Outcome = "done" | "leaving";

/** Action that a form has under way: that of its button, or something beside it. */
type Action = "submit" | "aside" | "passkey";

export type AccountForm = {
  readonly sending: Action | undefined;
  readonly error: AccountError | undefined;
  /** Whether there are problems; they are shown at their fields, with the focus on the first. */
  readonly showProblems: (problems: FieldProblems) => boolean;
  /** Does `work` unless something is being sent already, and shows what it is refused with. */
  readonly send: (work: () => Promise<Outcome>, action?: Action) => Promise<void>;
  /**
   * Props that tie a field to its problem, which goes away once the field is changed; so does the
   * error of the form.
   */
  readonly getBinding: (name: string) => {
    name: string;
    error: string | undefined;
    "aria-required": true;
    onChange: () => void;
  };
};

/**
 * `fieldNames` says under which name the form has a field of the API, in the order of the form;
 * `refused` with what it was refused when it was posted without scripts. The form behind a mail's
 * link is over once that has expired.
 */
export function useAccountForm(
  fieldNames: Readonly<Record<string, string>>,
  { refused, onExpired }: { refused?: ApiError | undefined; onExpired?: () => void } = {},
): AccountForm {
  const isBusy = useRef(false);
  const [sending, setSending] = useState<Action>();
  const [problems, setProblems] = useState<FieldProblems>(() =>
    refused === undefined ? {} : findProblems(refused, fieldNames),
  );
  const [error, setError] = useState<AccountError | undefined>(() =>
    refused === undefined || Object.values(problems).some(Boolean)
      ? undefined
      : toAccountError(refused),
  );

  useEffect(() => {
    // The module that shows messages is loaded ahead: when it is wanted, the connection may just be
    // gone.
    import("#ui/toast-region.tsx").catch(() => undefined);
  }, []);

  function showProblems(found: FieldProblems): boolean {
    if (!Object.values(found).some(Boolean)) return false;
    setProblems(found);
    setError(undefined);
    return true;
  }

  function show(thrown: unknown) {
    const found = thrown instanceof ApiError ? findProblems(thrown, fieldNames) : {};
    if (!showProblems(found)) setError(toAccountError(thrown));
  }

  return {
    sending,
    error,
    showProblems,
    async send(work, action = "submit") {
      if (isBusy.current) return;
      isBusy.current = true;
      setSending(action);
      setProblems({});
      setError(undefined);
      try {
        if ((await work()) === "leaving") return;
      } catch (thrown) {
        if (onExpired && isDeadLink(thrown)) return onExpired();
        show(thrown);
      }
      isBusy.current = false;
      setSending(undefined);
    },
    getBinding: (name) => ({
      name,
      error: problems[name] || undefined,
      "aria-required": true,
      onChange: () => {
        if (problems[name]) setProblems({ ...problems, [name]: false });
        // It was about what stood there before.
        setError(undefined);
      },
    }),
  };
}

function findProblems({ fields }: ApiError, fieldNames: Readonly<Record<string, string>>) {
  return Object.fromEntries(
    Object.entries(fieldNames).map(([field, name]) => {
      const keys = fields[field] ?? [];
      return [name, keys.length > 0 && account.problems.field(keys)];
    }),
  );
}
