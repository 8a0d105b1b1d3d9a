import { useState } from "react";
import { views as text } from "#i18n/he/views.ts";
import { MAX_VIEWS, SHARED_VIEWS_PERMISSION } from "#modules/saved-views/limits.ts";
import type { ViewedList } from "#modules/saved-views/contract.ts";
import { useMay } from "../../api/abilities.ts";
import { useApiAction } from "../../api/use-api.ts";
import { EditDialog } from "../edit-dialog.tsx";
import { CheckInput } from "../fields.tsx";
import { getNameProblem } from "./name-problem.ts";
import { ViewNameInput } from "./view-name-input.tsx";

type SaveViewDialogProps = {
  of: ViewedList;
  /** Filters and order that the list shows now. */
  search: string;
  onClose: () => void;
};

/** Keeps what a list shows now, under a name. */
export function SaveViewDialog({ of, search, onClose }: SaveViewDialogProps) {
  const [name, setName] = useState("");
  const [isShared, setShared] = useState(false);
  const [problem, setProblem] = useState<string>();
  const mayShare = useMay()(SHARED_VIEWS_PERMISSION);
  const add = useApiAction("POST /api/admin/views", {
    ...text,
    onDone: onClose,
    onConflict: () => setProblem(text.tooMany(MAX_VIEWS)),
    onInvalid: (fields) => setProblem(getNameProblem(fields)),
  });
  return (
    <EditDialog
      title={text.saveTitle}
      description={text.saveText}
      onClose={onClose}
      action={add}
      typed={{ name, isShared }}
      onSubmit={() => {
        if (name.trim() === "") setProblem(text.nameErrors.empty);
        else add.mutate({ body: { list: of, name, search, isShared } });
      }}
    >
      <ViewNameInput
        value={name}
        error={problem}
        onChange={(typed) => {
          setName(typed);
          setProblem(undefined);
        }}
      />
      {mayShare && (
        <CheckInput
          label={text.share}
          help={text.shareHelp}
          checked={isShared}
          onChange={({ target }) => setShared(target.checked)}
        />
      )}
    </EditDialog>
  );
}
