import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type RefObject,
  type SyntheticEvent,
} from "react";
import { flushSync } from "react-dom";
import type { FieldProblem, FieldProblems, FieldRules } from "#modules/messages/form-fields.ts";
import type { BrowserLimitName } from "#shared/browser-limits.ts";
import { showToast, type ToastMessage } from "#ui/toast.ts";
import { useHydrated } from "#web/loading/use-hydrated.ts";
import { usePageQuery } from "../parts/use-page-query.ts";
import { deleteDraft, hasDraft } from "./draft-name.ts";
import type { FormController, Send } from "./form-controller.ts";
import { getMessage, getNotice, getStatus, type FormText } from "./form-text.ts";
import type { FormAnswer, FormError } from "./form-error.ts";

/**
 * The query parameter with which a page is shown after one of its forms was sent without scripts.
 */
const SENT = "sent";

type PublicFormOptions<Field extends string> = {
  /** Names the form in the tab's storage and in the address after it was sent. */
  readonly name: string;
  readonly rules: FieldRules<Field>;
  readonly limit: BrowserLimitName;
  readonly labels: FormText<Field>;
  /** Answer of the server when the form was sent without scripts. */
  readonly answer: FormAnswer<Field> | undefined;
  readonly send: Send<Field>;
};

export type PublicForm<Field extends string> = {
  readonly isSending: boolean;
  /** Message of the page about the form as it was loaded. */
  readonly notice: ToastMessage | undefined;
  /** For those who hear the page: what is going on. */
  readonly status: string;
  readonly formProps: {
    ref: RefObject<HTMLFormElement | null>;
    method: "post";
    noValidate: boolean;
    onFocus: () => void;
    onInput: (event: SyntheticEvent<HTMLFormElement>) => void;
    onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
  };
  /** Props that tie a field to its rule, its value and its error. */
  readonly getBinding: (field: Field) => {
    name: Field;
    required: boolean;
    maxLength: number | undefined;
    defaultValue: string | undefined;
    error: string | undefined;
  };
};

/** A form to the shop: it works without scripts, and with them says at once what is wrong. */
export function usePublicForm<Field extends string>(
  options: PublicFormOptions<Field>,
): PublicForm<Field> {
  const { name, rules, labels, answer } = options;
  const ref = useRef<HTMLFormElement>(null);
  const isBusy = useRef(false);
  const [phase, setPhase] = useState<"idle" | "sending" | "sent">("idle");
  const [problems, setProblems] = useState<FieldProblems<Field>>(
    answer?.outcome === "invalid" ? answer.problems : createNoProblems(),
  );
  const withController = useController(options);
  const isHydrated = useHydrated();
  const query = usePageQuery();
  const wasSent = query.get(SENT) === name;

  useEffect(() => {
    if (!hasDraft(name)) return;
    if (wasSent) deleteDraft(name);
    else
      withController((controller) => ref.current && controller.restore(ref.current)).catch(
        () => undefined,
      );
  }, [name, wasSent, withController]);

  function show(form: HTMLFormElement, error: FormError<Field>) {
    if (error.outcome !== "invalid") return void showToast(getMessage(error, labels));
    flushSync(() => setProblems(error.problems));
    void withController((controller) => controller.focusProblem(form, error.problems));
  }

  async function submit(form: HTMLFormElement) {
    isBusy.current = true;
    const result = await withController((controller) =>
      controller.submit(form, options.send, () => {
        setPhase("sending");
        setProblems(createNoProblems());
      }),
    ).catch(
      // The code that sends it did not load, or something of ours is broken: it was not sent.
      () => ({ outcome: "failed" }) as const,
    );
    isBusy.current = false;
    setPhase(result.outcome === "sent" ? "sent" : "idle");
    if (result.outcome !== "sent") return show(form, result);
    showToast({ ...labels.sent(result.values), tone: "success" });
  }

  return {
    isSending: phase === "sending",
    notice: phase === "idle" ? getNotice(wasSent, answer, labels) : undefined,
    status: getStatus(phase, labels),
    formProps: {
      ref,
      method: "post",
      noValidate: isHydrated,
      onFocus: () => void withController(() => undefined).catch(() => undefined),
      onInput({ currentTarget, target }) {
        withController((controller) => controller.save(currentTarget)).catch(() => undefined);
        const changed = target instanceof Element ? target.id : "";
        setProblems((before) => without(before, changed));
      },
      onSubmit(event) {
        event.preventDefault();
        if (!isBusy.current) void submit(event.currentTarget);
      },
    },
    getBinding(field) {
      const { required, max, kind } = rules[field];
      const problem = problems[field];
      return {
        name: field,
        required,
        // With scripts a text that is too long is not cut off but refused, so that its author
        // decides.
        maxLength: isHydrated || kind === "choice" ? undefined : max,
        defaultValue: answer?.values[field],
        error: problem && labels.problem(field, problem, max),
      };
    },
  };
}

/**
 * Lets `work` be done by the controller, which is loaded when it is wanted first; rejects where it
 * cannot be.
 */
function useController<Field extends string>({ name, rules, limit }: PublicFormOptions<Field>) {
  const opened = useRef<Promise<FormController<Field>>>(undefined);
  return useCallback(
    async <T>(work: (controller: FormController<Field>) => T | Promise<T>): Promise<T> => {
      opened.current ??= import("./form-controller.ts").then(
        (module) => module.createFormController({ name, rules, limit }),
        (error: unknown) => {
          // The next one asks anew.
          opened.current = undefined;
          throw error;
        },
      );
      return work(await opened.current);
    },
    [name, rules, limit],
  );
}

function createNoProblems<Field extends string>(): FieldProblems<Field> {
  const none: Partial<Record<Field, FieldProblem>> = {};
  return none;
}

/** The same object where nothing changes, so that typing renders nothing. */
function without<Field extends string>(
  problems: FieldProblems<Field>,
  name: string,
): FieldProblems<Field> {
  if (!Object.hasOwn(problems, name)) return problems;
  const { [name]: _mended, ...rest } = problems as Partial<Record<string, FieldProblem>>;
  return rest as FieldProblems<Field>; // what is left has the same keys
}
