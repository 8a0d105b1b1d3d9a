import { useRef, useState } from "react";
import {
  findChangedFields,
  mergeDrafts,
  mergeNews,
  mergeSaved,
  type Drafting,
} from "#shared/records/merge-drafts.ts";
import type { Draft, Fields, RecordType } from "#shared/records/record.ts";
import { useDraftForm, type RecordForm, type RecordWords } from "./record-form.ts";

type Reading<F extends Fields, Source> = {
  readonly toDraft: (source: Source) => Draft<F>;
  readonly isNewer: (source: Source, current: Source) => boolean;
};

/** A form whose record others may save meanwhile. */
export type MergedForm<F extends Fields, Source> = RecordForm<F> & {
  readonly merging: NonNullable<RecordForm<F>["merging"]>;
  /** The newest record that the draft knows of. */
  readonly source: Source;
  /** The fields that differ from the saved ones, and their values. */
  readonly typed: readonly (readonly [name: keyof F, value: unknown])[];
  readonly resetDraft: () => void;
  /** Goes on from a record as the server has stored it. Values typed since it was sent stay. */
  readonly accept: (stored: Source) => void;
};

/**
 * State of the form of an existing record. When `newest` has changes that another user has saved,
 * they are merged in, and the typed values stay; fields that both have changed are `clashes`.
 */
export function useMergedForm<F extends Fields, Source>(
  type: RecordType<F>,
  words: RecordWords<F>,
  newest: Source,
  { toDraft, isNewer }: Reading<F, Source>,
): MergedForm<F, Source> {
  type State = Drafting<Draft<F>> & { readonly source: Source };
  const [state, setState] = useState<State>({
    source: newest,
    draft: toDraft(newest),
    clashes: [],
  });
  const { source, draft, clashes } = state;
  const saved = toDraft(source);
  if (isNewer(newest, source))
    setState({ source: newest, ...mergeNews<Draft<F>>(state, saved, toDraft(newest)) });
  const sent = useRef<Draft<F>>(undefined);
  const form = useDraftForm(type, words, draft, (changes) =>
    setState((now) => ({ ...now, draft: { ...now.draft, ...changes } })),
  );
  return {
    ...form,
    merging: {
      saved,
      clashes,
      acceptSaved: (name) =>
        setState((now) => ({ ...now, ...mergeSaved<Draft<F>>(now, saved, name) })),
    },
    source,
    typed: findChangedFields(saved, draft).map((name) => [name, draft[name]] as const),
    submit(send, input) {
      sent.current = draft;
      form.submit(send, input);
    },
    resetDraft() {
      form.showProblems({});
      setState((now) => ({ ...now, draft: toDraft(now.source), clashes: [] }));
    },
    accept(stored) {
      const after = toDraft(stored);
      setState((now) => ({
        source: stored,
        draft: mergeDrafts(sent.current ?? after, now.draft, after).draft,
        clashes: [],
      }));
    },
  };
}
