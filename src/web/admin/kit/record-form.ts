import { useState } from "react";
import { z } from "zod";
import { admin } from "#i18n/he/admin.ts";
import type { FieldErrors } from "#shared/errors.ts";
import { isRecord } from "#shared/json.ts";
import { getKind } from "#shared/records/fields.ts";
import {
  createDraft,
  readDraft,
  toDraft,
  type Draft,
  type Fields,
  type RecordType,
  type Values,
} from "#shared/records/record.ts";
import type { Versioned } from "#shared/records/version.ts";
import type { Call } from "#web/api/api-request.ts";
import { useApiAction, type ActionOptions } from "../api/use-api.ts";
import type { ClashFields } from "../api/versions.ts";

// The policy of the pages forbids code made from text, which zod would try.
z.config({ jitless: true });

/** Texts of a field: its label, and words for its own problems. */
export type FieldWords = {
  readonly label: string;
  readonly help?: string;
  readonly choices?: Readonly<Record<string, string>>;
  /** Of a list: its entries. */
  readonly entry?: EntryWords;
  /** By the problem's code, or the same words for each. */
  readonly problems?:
    | string
    | Readonly<Record<string, string | ((...details: string[]) => string)>>;
};

export type EntryWords<F extends Fields = Fields> = {
  /** For a list without any. */
  readonly none?: string;
  /** The button that adds one. */
  readonly add: string;
  /** By its place, from 1 on. */
  readonly name: (place: number) => string;
  readonly fields: RecordWords<F>;
};

/** Texts of all fields of a record. */
export type RecordWords<F extends Fields> = { readonly [N in keyof F]: FieldWords };

/** The part of a form that its fields need. */
export type FieldsForm<F extends Fields> = {
  readonly type: Pick<RecordType<F>, "name" | "fields">;
  readonly words: RecordWords<F>;
  readonly draft: Draft<F>;
  /** For an entry of a list: the record that the list is in. */
  readonly around?: Readonly<Record<string, unknown>>;
  /** Problems by field, as the schema or the server found them. */
  readonly problems: FieldErrors;
  /** For a record that others may save meanwhile. */
  readonly merging?: {
    readonly saved: Draft<F>;
    /** The fields that were changed here and by another user. */
    readonly clashes: readonly (keyof F)[];
    /** Takes the saved value of a field. */
    readonly acceptSaved: (name: keyof F) => void;
  };
  /** `entry`, of a list, is the place of the only entry that changes: the others' problems stay. */
  readonly change: (changes: Partial<Draft<F>>, entry?: number) => void;
};

export type RecordForm<F extends Fields> = FieldsForm<F> & {
  readonly type: RecordType<F>;
  readonly showProblems: (problems: FieldErrors) => void;
  /** The values; or undefined, and shows what is wrong with them. */
  readonly read: () => Values<F> | undefined;
  /**
   * Sends the values, or shows what is wrong with them. `input` is another schema than the record's
   * own.
   */
  readonly submit: <Data = Values<F>>(
    send: (values: Data) => void,
    input?: z.ZodType<Data>,
  ) => void;
};

/**
 * The state of a form for a record: what is typed, and what is wrong with it. `apply` makes the
 * next draft of changes.
 */
export function useRecordForm<F extends Fields>(
  type: RecordType<F>,
  words: RecordWords<F>,
  first = createDraft(type),
  apply = (draft: Draft<F>, changes: Partial<Draft<F>>): Draft<F> => ({ ...draft, ...changes }),
): RecordForm<F> {
  const [draft, setDraft] = useState(first);
  return useDraftForm(type, words, draft, (changes) => setDraft((now) => apply(now, changes)));
}

/** The form of a draft that is stored elsewhere. */
export function useDraftForm<F extends Fields>(
  type: RecordType<F>,
  words: RecordWords<F>,
  draft: Draft<F>,
  change: (changes: Partial<Draft<F>>) => void,
): RecordForm<F> {
  const [problems, setProblems] = useState<FieldErrors>({});
  const submit: RecordForm<F>["submit"] = (send, input) => {
    const read = readDraft(type, draft, input);
    setProblems(read.ok ? {} : read.fields);
    if (read.ok) send(read.data);
  };
  return {
    type,
    words,
    draft,
    problems,
    showProblems: setProblems,
    change(changes, entry) {
      change(changes);
      // Problems of entries belong to their list.
      function isOther(path: string) {
        const [name = path, place] = path.split(".");
        const isOtherEntry = place !== undefined && entry !== undefined && place !== String(entry);
        return isOtherEntry || !(name in changes);
      }
      setProblems((now) =>
        Object.fromEntries(Object.entries(now).filter(([path]) => isOther(path))),
      );
    },
    read() {
      let values: Values<F> | undefined;
      submit((read) => (values = read));
      return values;
    },
    submit,
  };
}

/**
 * Sends a form: fields that the server refuses are shown there, and where another user has changed
 * the same ones, the user chooses.
 */
export function useFormAction<C extends Call, F extends Fields>(
  call: C,
  form: RecordForm<F>,
  options: ActionOptions<C>,
) {
  return useApiAction(call, {
    onInvalid: form.showProblems,
    ...options,
    clash: { ...toClashFields(form), ...options.clash },
  });
}

/** The input of a call that changes a record from the version that the user saw. */
export function toChange<R extends Versioned & { readonly id: string }, V extends object>(
  row: R,
  values: V,
) {
  const { id, version } = row;
  return { params: { id }, body: { ...values, version }, base: row };
}

/** The fields of a record, for the choice after another user's change. */
function toClashFields<F extends Fields>({ type, words, draft }: FieldsForm<F>): ClashFields {
  return Object.fromEntries(
    Object.entries(type.fields).map(([name, field]) => {
      const kind = getKind(field, draft);
      const own = words[name] ?? { label: name };
      return [
        name,
        {
          label: own.label,
          show: (value) =>
            toShownText(toDraft({ fields: { [name]: field } }, { [name]: value })[name], own),
          isLong: kind === "text",
        },
      ];
    }),
  );
}

/** A value of a form in the words of its field; a record of a list is one line. */
export function toShownText(value: unknown, words?: FieldWords): string {
  if (Array.isArray(value)) return value.map((each) => toShownText(each, words)).join("\n");
  if (isRecord(value))
    return Object.entries(value)
      .map(([name, each]) => toShownText(each, words?.entry?.fields[name]))
      .filter((shown) => shown !== "")
      .join(" · ");
  if (typeof value === "boolean") return value ? admin.yes : admin.no;
  return words?.choices?.[String(value)] ?? String(value);
}

/** The problems of a part of a request, by the names that its fields have in the part. */
export function getProblemsIn(problems: FieldErrors, part: string): FieldErrors {
  return Object.fromEntries(
    Object.entries(problems).flatMap(([path, words]) =>
      path.startsWith(`${part}.`) ? [[path.slice(part.length + 1), words]] : [],
    ),
  );
}
