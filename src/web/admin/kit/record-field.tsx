import type { ReactNode } from "react";
import { admin } from "#i18n/he/admin.ts";
import { fieldProblems, problemsByKind } from "#i18n/he/field-problems.ts";
import { getKind, type Field } from "#shared/records/fields.ts";
import type { Draft, Fields } from "#shared/records/record.ts";
import { joinClassNames } from "#ui/class-names.ts";
import { Options } from "#ui/options.tsx";
import { ClashNote } from "./clash-note.tsx";
import { CheckInput, SelectInput, TextAreaInput, TextInput } from "./fields.tsx";
import { toShownText, type FieldsForm } from "./record-form.ts";

type FieldProps<F extends Fields> = {
  form: FieldsForm<F>;
  name: keyof F & string;
  /** The saved value in words, where they do not follow from it. */
  saved?: string | undefined;
};

type RecordFieldProps<F extends Fields> = FieldProps<F> & {
  /** Instead of those of the record's texts. */
  label?: string | undefined;
  help?: string | undefined;
  optionalHint?: string | undefined;
  readOnly?: boolean;
  rows?: number;
  className?: string;
  /** The options to choose from. */
  children?: ReactNode;
};

/** A field of a record, by its kind, with the value that another user has saved in it meanwhile. */
export function RecordField<F extends Fields>({
  form,
  name,
  saved,
  className,
  ...own
}: RecordFieldProps<F>) {
  return (
    <div className={joinClassNames("grid gap-2", className)}>
      <Control form={form} name={name} {...own} />
      <Clash form={form} name={name} saved={saved} />
    </div>
  );
}

function Control<F extends Fields>({
  form,
  name,
  readOnly,
  rows = 3,
  children,
  ...own
}: Omit<RecordFieldProps<F>, "saved" | "className">) {
  const field = getField(form, name);
  const words = form.words[name];
  const kind = getKindIn(form, field);
  const value: unknown = form.draft[name];
  // A field's own name and a value of its kind.
  const change = (typed: unknown) => form.change({ [name]: typed } as Partial<Draft<F>>);
  const { optionalHint, ...shell } = { ...getShell(form, name), ...own };
  if (kind === "flag")
    return (
      <CheckInput
        name={shell.name}
        label={shell.label}
        {...(shell.help !== undefined && { help: shell.help })}
        checked={value === true}
        onChange={({ target }) => change(target.checked)}
      />
    );
  if (kind === "lines")
    return (
      <TextAreaInput
        {...shell}
        optionalHint={optionalHint}
        rows={rows}
        value={Array.isArray(value) ? value.join("\n") : ""}
        onChange={({ target }) => change(target.value.split("\n"))}
      />
    );
  const control = {
    ...shell,
    value: typeof value === "string" ? value : "",
    onChange: ({ target }: { target: { value: string } }) => change(target.value),
  };
  if (children !== undefined) return <SelectInput {...control}>{children}</SelectInput>;
  if (kind === "choice")
    return (
      <SelectInput {...control}>
        <Options values={field.choices ?? []} labels={words.choices ?? {}} />
      </SelectInput>
    );
  const typed = { ...control, optionalHint };
  if (kind === "text") return <TextAreaInput {...typed} rows={rows} maxLength={field.max} />;
  if (kind === "day") return <TextInput {...typed} type="date" />;
  if (kind === "email" || kind === "tel" || kind === "url")
    return <TextInput {...typed} type={kind} isLatin maxLength={field.max} />;
  const isText = kind === "line" || kind === "latin";
  return (
    <TextInput
      {...typed}
      isLatin={kind !== "line"}
      inputMode={isText ? undefined : kind === "count" ? "numeric" : "decimal"}
      maxLength={isText || kind === "digits" ? field.max : 12}
      readOnly={readOnly}
    />
  );
}

/** For a control of its own: the value that another user has saved meanwhile. */
export function Clash<F extends Fields>({ form, name, saved }: FieldProps<F>) {
  const { merging } = form;
  if (merging === undefined || !merging.clashes.includes(name)) return null;
  return (
    <ClashNote
      label={form.words[name].label}
      saved={saved ?? toShownText(merging.saved[name], form.words[name])}
      onTake={() => merging.acceptSaved(name)}
    />
  );
}

/** For a control of its own: the texts around it. */
export function getShell<F extends Fields>(form: FieldsForm<F>, name: keyof F & string) {
  const field = getField(form, name);
  const { label, help } = form.words[name];
  return {
    name: `${form.type.name}-${name}`,
    label,
    help,
    error: getFieldProblem(form, name),
    optionalHint: field.empty === undefined ? undefined : admin.dialog.optional,
  };
}

const getKindIn = <F extends Fields>({ around, draft }: FieldsForm<F>, field: Field) =>
  getKind(field, { ...around, ...draft });

function getField<F extends Fields>({ type }: FieldsForm<F>, name: keyof F & string) {
  const field = type.fields[name];
  if (field === undefined) throw new Error(`${type.name} has no field ${name}`);
  return field;
}

/**
 * The problem of a field in words, or that of `entry`, or else of its first wrong one; undefined
 * without one.
 */
export function getFieldProblem<F extends Fields>(
  form: FieldsForm<F>,
  name: keyof F & string,
  entry?: string,
): string | undefined {
  const { words, problems } = form;
  const field = getField(form, name);
  const isOfEntry = (path: string) =>
    entry === undefined ? path.startsWith(`${name}.`) : path === `${name}.${entry}`;
  const [problem, ...details] =
    (entry === undefined ? problems[name] : undefined) ??
    problems[Object.keys(problems).find(isOfEntry) ?? ""] ??
    [];
  if (problem === undefined) return undefined;
  const own = words[name].problems;
  if (typeof own === "string") return own;
  const texts: Readonly<Record<string, string | ((...details: string[]) => string)>> = {
    ...fieldProblems,
    ...(field.min === 0 && { too_small: fieldProblems.negative }),
    ...problemsByKind[getKindIn(form, field)],
    ...own,
  };
  const text = texts[problem] ?? fieldProblems.other;
  if (typeof text === "string") return text;
  return details.length === 0 ? fieldProblems.taken : text(...details);
}
