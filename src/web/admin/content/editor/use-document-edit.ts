import { useCallback, useState } from "react";
import type { EditedDocument } from "#modules/content/admin/contract.ts";
import type { FieldPath } from "#modules/content/fields.ts";
import { useUnsaved } from "../../kit/leave-guard.tsx";
import { changeField, mergeDocument, resolveClash, startEditing } from "./edit-state.ts";
import { useAutosave } from "./use-autosave.ts";

/** Data that is typed in a document. A newer version from the server is merged in. */
export function useDocumentEdit(document: EditedDocument) {
  const [state, setState] = useState(() => startEditing(document));
  const [previous, setPrevious] = useState(document);
  const [touched, setTouched] = useState<ReadonlySet<FieldPath>>(new Set());
  const [isTried, setTried] = useState(false);
  const saving = useAutosave(state, setState);
  // A document read while a draft is being saved may be that draft: the answer to the save counts.
  if (previous !== document && !saving.isPending) {
    setPrevious(document);
    setState(mergeDocument(state, document));
  }
  useUnsaved(saving.isAtRisk);

  // Always the same function, so that typing in one field does not render the others.
  const change = useCallback((path: FieldPath, value: unknown) => {
    setState((now) => changeField(now, path, value));
    setTouched((now) => (now.has(path) ? now : new Set([...now, path])));
  }, []);
  const resolve = useCallback(
    (field: string, choice: "mine" | "theirs") =>
      setState((now) => resolveClash(now, field, choice)),
    [],
  );
  return {
    ...state,
    saving,
    change,
    resolveClash: resolve,
    touched,
    isTried,
    tryAll: () => setTried(true),
  };
}
