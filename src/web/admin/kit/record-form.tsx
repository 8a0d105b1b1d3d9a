import { useState } from "react";
import { z } from "zod";
import { admin } from "#i18n/he/admin.ts";
import { fieldProblems, problemsByKind } from "#i18n/he/field-problems.ts";
import type { FieldErrors } from "#shared/errors.ts";
import { getKind } from "#shared/records/fields.ts";
import { readDraft, type Draft, type Fields, type RecordType } from "#shared/records/record.ts";
import type { Values } from "#shared/records/record.ts";
import { Options } from "#ui/options.tsx";
import { ApiError } from "#web/api/api-client.ts";
import type { Call } from "#web/api/api-request.ts";
import { useApiAction, type ActionOptions } from "../api/use-api.ts";
import { CheckInput, SelectInput, TextAreaInput, TextInput } from "./fields.tsx";
import { toastError, toastSuccess } from "./toasts.ts";

// The policy of the pages forbids code made from text, which zod would try.
z.config({ jitless: true });

/** Texts of a field: its label, and words for its own problems. */
export type FieldWords = {
  readonly label: string;
  readonly help?: string;
  readonly choices?: Readonly<Record<string, string>>;
  readonly problems?: Readonly<Record<string, string | ((detail: string) => string)>>;
};

/** Texts of all fields of a record. */
export type RecordWords<F extends Fields> = { readonly [N in keyof F]: FieldWords };

export type RecordForm<F extends Fields> = {
  readonly type: RecordType<F>;
  readonly words: RecordWords<F>;
  readonly draft: Draft<F>;
  /** Problems by field, as the schema or the server found them. */
  readonly problems: FieldErrors;
  readonly change: (changes: Partial<Draft<F>>) => void;
  readonly showProblems: (problems: FieldErrors) => void;
  /** Sends the values, or shows what is wrong with them. */
  readonly submit: (send: (values: Values<F>) => void) => void;
};

/** The state of a form for a record: what is typed, and what is wrong with it. */
export function useRecordForm<F extends Fields>(
  type: RecordType<F>,
  words: RecordWords<F>,
  first: Draft<F>,
): RecordForm<F> {
  const [draft, setDraft] = useState(first);
  const [problems, setProblems] = useState<FieldErrors>({});
  return {
    type,
    words,
    draft,
    problems,
    showProblems: setProblems,
    change(changes) {
      setDraft((now) => ({ ...now, ...changes }));
      setProblems((now) =>
        Object.fromEntries(Object.entries(now).filter(([name]) => !(name in changes))),
      );
    },
    submit(send) {
      const read = readDraft(type, draft);
      setProblems(read.ok ? {} : read.fields);
      if (read.ok) send(read.data);
    },
  };
}

type FormActionOptions<C extends Call> = Omit<ActionOptions<C>, "onError"> & {
  saved: string;
  /** In words, that somebody else has changed the record meanwhile. */
  conflict?: string;
};

/** Sends a form: problems go to their fields, and a success is said. */
export function useFormAction<C extends Call, F extends Fields>(
  call: C,
  { showProblems }: RecordForm<F>,
  { saved, conflict, onDone, ...options }: FormActionOptions<C>,
) {
  return useApiAction(call, {
    ...options,
    onDone(answer, input) {
      toastSuccess(saved);
      onDone?.(answer, input);
    },
    onError(error) {
      if (!(error instanceof ApiError)) return false;
      if (error.code === "invalid_fields") showProblems(error.fields);
      else if (error.code === "conflict" && conflict !== undefined) toastError(conflict, error);
      else return false;
      return true;
    },
  });
}

type RecordFieldProps<F extends Fields> = {
  form: RecordForm<F>;
  name: keyof F & string;
  /** Instead of those of the record's texts. */
  label?: string;
  help?: string;
  readOnly?: boolean;
  isLatin?: boolean;
};

/** A field of a record, by its kind. */
export function RecordField<F extends Fields>({ form, name, ...own }: RecordFieldProps<F>) {
  const field = form.type.fields[name];
  if (field === undefined) throw new Error(`${form.type.name} has no field ${name}`);
  const words = form.words[name];
  const kind = getKind(field, form.draft);
  const value: unknown = form.draft[name];
  // A field's own name and a value of its kind.
  const change = (typed: unknown) => form.change({ [name]: typed } as Partial<Draft<F>>);
  const label = own.label ?? words.label;
  const help = own.help ?? words.help;
  const id = `${form.type.name}-${name}`;
  if (kind === "flag")
    return (
      <CheckInput
        name={id}
        label={label}
        {...(help !== undefined && { help })}
        checked={value === true}
        onChange={({ target }) => change(target.checked)}
      />
    );
  const control = {
    name: id,
    label,
    help,
    error: getFieldProblem(form, name),
    value: typeof value === "string" ? value : "",
    onChange: ({ target }: { target: { value: string } }) => change(target.value),
    ...(field.empty !== undefined && { optionalHint: admin.dialog.optional }),
  };
  if (kind === "choice")
    return (
      <SelectInput {...control}>
        <Options values={field.choices ?? []} labels={words.choices ?? {}} />
      </SelectInput>
    );
  if (kind === "text") return <TextAreaInput {...control} maxLength={field.max} />;
  if (kind === "day") return <TextInput {...control} type="date" />;
  if (kind === "count" || kind === "price")
    return <TextInput {...control} isLatin inputMode="decimal" maxLength={12} />;
  const { isLatin, readOnly } = own;
  return <TextInput {...control} {...{ isLatin, readOnly }} maxLength={field.max} />;
}

/** The problem of a field in words; undefined without one. */
export function getFieldProblem<F extends Fields>(
  { type, words, draft, problems }: RecordForm<F>,
  name: keyof F & string,
): string | undefined {
  const field = type.fields[name];
  const [problem, detail] = problems[name] ?? [];
  if (field === undefined || problem === undefined) return undefined;
  const texts: Readonly<Record<string, string | ((detail: string) => string)>> = {
    ...fieldProblems,
    ...problemsByKind[getKind(field, draft)],
    ...words[name].problems,
  };
  const text = texts[problem] ?? fieldProblems.other;
  if (typeof text === "string") return text;
  return detail === undefined ? fieldProblems.taken : text(detail);
}
