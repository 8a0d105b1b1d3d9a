import { useCallback, useEffect, useState } from "react";
import type { EditedDocument } from "#modules/content/admin/contract.ts";
import type { FieldPath } from "#modules/content/fields.ts";
import { useUnsaved } from "../../kit/leave-guard.tsx";
import { isSame } from "./data.ts";
import {
  changeField,
  getSaved,
  isUnsaved,
  restoreCopy,
  resolveFieldClash,
  startEditing,
  mergeNews,
} from "./edit-state.ts";
import { deleteCopy, saveCopy, readCopy } from "./local-copies.ts";
import { useAutosave } from "./use-autosave.ts";

/**
 * Data that is typed in a document. A newer version from the server is merged in; this computer
 * keeps a copy of unsaved changes, and offers it again after a crash.
 */
export function useDocumentEdit(document: EditedDocument) {
  const { key } = document;
  const [state, setState] = useState(() => startEditing(document));
  const [previous, setPrevious] = useState(document);
  const [offered, setOffered] = useState(() => {
    const copy = readCopy(key);
    return copy && !isSame(copy.data, getSaved(document)) ? copy : undefined;
  });
  const saving = useAutosave(state, setState);
  // A document read while a draft is being saved may be that draft: the answer to the save counts.
  if (previous !== document && !saving.isPending) {
    setPrevious(document);
    setState(mergeNews(state, document));
  }

  const hasUnsaved = isUnsaved(state);
  const { base, data } = state;
  useEffect(() => {
    if (offered !== undefined) return;
    if (hasUnsaved) saveCopy(key, { base, data });
    else deleteCopy(key);
  }, [key, base, data, hasUnsaved, offered]);
  useUnsaved(saving.state === "failed");

  // Always the same function, so that typing in one field does not render the others.
  const change = useCallback(
    (path: FieldPath, value: unknown) => setState((now) => changeField(now, path, value)),
    [],
  );
  const resolveClash = useCallback(
    (path: FieldPath, choice: "mine" | "theirs") =>
      setState((now) => resolveFieldClash(now, path, choice)),
    [],
  );

  return {
    ...state,
    saving,
    offered,
    change,
    resolveClash,
    restore: () => {
      if (offered) setState((now) => restoreCopy(now, offered));
      setOffered(undefined);
    },
    forget: () => setOffered(undefined),
  };
}
