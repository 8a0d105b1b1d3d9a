import { ArrowDown, ArrowUp, Plus, Trash2 } from "lucide-react";
import { useEffect, useRef, type ReactNode } from "react";
import { entries as text } from "#i18n/he/entries.ts";
import type { FieldErrors } from "#shared/errors.ts";
import { createDraft, type Draft, type Fields, type RecordType } from "#shared/records/record.ts";
import { joinClassNames } from "#ui/class-names.ts";
import { ActionButton } from "./action-button.tsx";
import { Clash, RecordField, getFieldProblem } from "./record-field.tsx";
import { getProblemsIn, type EntryWords, type FieldsForm } from "./record-form.ts";
import { ToolButton } from "./tool-button.tsx";

type OneType<E extends Fields> = Pick<RecordType<E>, "name" | "fields">;

type Look<E extends Fields> = {
  /** The type of an entry. */
  type: OneType<E>;
  /** The columns of entries that stand in lines, whose labels are above the first. */
  columns?: string;
  /** Their order says something: each can be moved. */
  isSorted?: boolean;
  /** Makes a new entry. */
  create?: () => Draft<E>;
  /** Instead of the fields of an entry, in their order. */
  children?: (entry: FieldsForm<E>) => ReactNode;
};

type EntriesFieldProps<F extends Fields, E extends Fields> = Look<E> & {
  form: FieldsForm<F>;
  name: keyof F & string;
  /** It is alone in a group of fields, whose title says what it is. */
  isTitled?: boolean;
};

/** A list of records as a field of a form. */
export function EntriesField<F extends Fields, E extends Fields>({
  form,
  name,
  isTitled = false,
  ...look
}: EntriesFieldProps<F, E>) {
  const { label, help, entry } = form.words[name];
  if (entry === undefined) throw new Error(`${form.type.name}.${name} has no words for an entry`);
  const id = `${form.type.name}-${name}`;
  const error = form.problems[name] === undefined ? undefined : getFieldProblem(form, name);
  return (
    <fieldset className={joinClassNames("grid min-w-0 gap-3", isTitled && "sm:col-span-2")}>
      <legend className={isTitled ? "sr-only" : "mb-2 text-sm font-medium"}>{label}</legend>
      {help !== undefined && <p className="text-xs text-faint">{help}</p>}
      <Entries
        {...look}
        id={id}
        // The words and values of a list's entries are those of their type, as its record says.
        words={entry as EntryWords<E>}
        value={form.draft[name] as unknown as readonly Draft<E>[]}
        around={{ ...form.around, ...form.draft }}
        problems={getProblemsIn(form.problems, name)}
        error={error}
        max={form.type.fields[name]?.max}
        onChange={(value, place) => form.change({ [name]: value } as Partial<Draft<F>>, place)}
      />
      <Clash form={form} name={name} />
    </fieldset>
  );
}

type EntriesProps<E extends Fields> = Look<E> & {
  /** The beginning of the ids of all controls. */
  id: string;
  words: EntryWords<E>;
  value: readonly Draft<E>[];
  around?: Readonly<Record<string, unknown>>;
  /** By place and field: "0.rateBp". */
  problems: FieldErrors;
  /** The problem of the list as a whole. */
  error?: string | undefined;
  max?: number | undefined;
  /** `place` is the index of the one entry that changed; undefined if the length changed. */
  onChange: (value: readonly Draft<E>[], place?: number) => void;
};

const steps = [
  { by: -1, Icon: ArrowUp, label: text.up, end: text.first },
  { by: 1, Icon: ArrowDown, label: text.down, end: text.last },
];

/** Records below each other, which can be added, changed, moved and taken away. */
export function Entries<E extends Fields>(props: EntriesProps<E>) {
  const { id, type, words, value, around = {}, problems, error, max = Infinity, onChange } = props;
  const { columns, isSorted = false, create = () => createDraft(type), children } = props;
  const box = useRef<HTMLDivElement>(null);
  const focusOn = useRef<string>(undefined);
  useEffect(() => {
    if (focusOn.current === undefined) return;
    box.current?.querySelector<HTMLElement>(focusOn.current)?.focus();
    focusOn.current = undefined;
  });

  function add() {
    onChange([...value, create()]);
    focusOn.current = `[data-entry="${id}-${value.length}"] :is(input, select, textarea)`;
  }
  function remove(place: number) {
    onChange(value.toSpliced(place, 1));
    focusOn.current = `[data-add="${id}"]`;
  }
  function move(from: number, step: number) {
    const to = from + step;
    onChange(value.toSpliced(from, 1).toSpliced(to, 0, ...value.slice(from, from + 1)));
    focusOn.current = `[data-move="${id}-${to} ${step}"]`;
  }
  return (
    <div ref={box} className={joinClassNames("grid", columns === undefined ? "gap-4" : "gap-2")}>
      {value.length === 0 && words.none !== undefined && <p className="text-soft">{words.none}</p>}
      {value.map((draft, place) => {
        const name = words.name(place + 1);
        const entry: FieldsForm<E> = {
          type: { name: `${id}-${place}`, fields: type.fields },
          words: words.fields,
          draft,
          around,
          problems: getProblemsIn(problems, String(place)),
          change: (changes) => onChange(value.with(place, { ...draft, ...changes }), place),
        };
        return (
          <fieldset
            // Its place: what is typed is held above, and a moved one takes its focus along.
            // oxlint-disable-next-line react/no-array-index-key
            key={place}
            data-entry={`${id}-${place}`}
            className={
              columns === undefined
                ? "grid min-w-0 gap-3 rounded-sm border border-line p-4 pb-2"
                : joinClassNames(
                    "flex min-w-0 items-start gap-1 max-sm:border-b max-sm:border-line max-sm:pb-3",
                    // Three buttons leave no room for fields beside them.
                    isSorted && "max-sm:grid",
                  )
            }
          >
            <legend className={columns === undefined ? "px-1 text-xs text-soft" : "sr-only"}>
              {name}
            </legend>
            <div
              className={joinClassNames(
                "grid min-w-0 grow items-start gap-x-2 gap-y-3",
                columns,
                columns !== undefined && place > 0 && "sm:[&_label]:sr-only",
              )}
            >
              {children?.(entry) ??
                Object.keys(type.fields).map((field) => (
                  <RecordField key={field} form={entry} name={field} />
                ))}
            </div>
            <span
              className={
                columns === undefined
                  ? "flex justify-self-end"
                  : joinClassNames(
                      "flex",
                      isSorted ? "max-sm:justify-self-end" : "max-sm:pt-6.5",
                      place === 0 && "sm:pt-6.5",
                    )
              }
            >
              {isSorted &&
                steps.map(({ by, Icon, label, end }) => (
                  <ToolButton
                    key={by}
                    label={label(name)}
                    data-move={`${id}-${place} ${by}`}
                    disabledReason={value[place + by] === undefined ? end : undefined}
                    onClick={() => move(place, by)}
                  >
                    <Icon aria-hidden className="size-4" />
                  </ToolButton>
                ))}
              <ToolButton label={text.remove(name)} onClick={() => remove(place)}>
                <Trash2 aria-hidden className="size-4" />
              </ToolButton>
            </span>
          </fieldset>
        );
      })}
      {value.length < max && (
        <ActionButton
          className="justify-self-start"
          data-add={id}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          onClick={add}
        >
          <Plus aria-hidden className="size-4" />
          {words.add}
        </ActionButton>
      )}
      {error !== undefined && (
        <p id={`${id}-error`} className="text-xs font-medium text-danger-fg">
          {error}
        </p>
      )}
    </div>
  );
}
