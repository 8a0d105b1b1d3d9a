import { Pencil, RefreshCw, Trash2 } from "lucide-react";
import { useState } from "react";
import { views as text } from "#i18n/he/views.ts";
import type { SavedView } from "#modules/saved-views/contract.ts";
import { SHARED_VIEWS_PERMISSION } from "#modules/saved-views/limits.ts";
import { Tag } from "#ui/tag.tsx";
import { useApiAction } from "../../api/use-api.ts";
import { ConfirmDialog } from "../confirm-dialog.tsx";
import { Dialog } from "../dialog.tsx";
import { EditDialog } from "../edit-dialog.tsx";
import { toastSuccess } from "../toasts.ts";
import { ToolButton } from "../tool-button.tsx";
import { getNameProblem } from "./name-problem.ts";
import { ViewNameInput } from "./view-name-input.tsx";

type ManageViewsDialogProps = {
  views: readonly SavedView[];
  /** Filters and order that the list shows now. */
  search: string;
  onClose: () => void;
};

/** Dialog to rename, change and delete saved views. */
export function ManageViewsDialog({ views, search, onClose }: ManageViewsDialogProps) {
  const [renamed, setRenamed] = useState<SavedView>();
  const [removed, setRemoved] = useState<SavedView>();
  const update = useApiAction("PATCH /api/admin/views/:id", {
    failed: text.failed,
    onDone: () => toastSuccess(text.updated),
  });
  const remove = useApiAction("DELETE /api/admin/views/:id", {
    failed: text.removeFailed,
    onDone: () => {
      setRemoved(undefined);
      toastSuccess(text.removed);
      if (views.length === 1) onClose();
    },
  });
  return (
    <Dialog isOpen title={text.manageTitle} onClose={onClose}>
      <ul className="divide-y divide-line">
        {views.map((view) => {
          const { id, name, isShared } = view;
          const needs = isShared ? { needs: SHARED_VIEWS_PERMISSION } : {};
          return (
            <li key={id} className="flex items-center gap-1 py-1.5">
              <span className="me-auto flex min-w-0 flex-wrap items-center gap-2">
                <bdi className="wrap-anywhere">{name}</bdi>
                {isShared && <Tag>{text.shared}</Tag>}
              </span>
              <ToolButton
                label={text.updateOf(name)}
                {...needs}
                onClick={() => update.mutate({ params: { id }, body: { search } })}
              >
                <RefreshCw aria-hidden className="size-4" />
              </ToolButton>
              <ToolButton label={text.rename(name)} {...needs} onClick={() => setRenamed(view)}>
                <Pencil aria-hidden className="size-4" />
              </ToolButton>
              <ToolButton label={text.remove(name)} {...needs} onClick={() => setRemoved(view)}>
                <Trash2 aria-hidden className="size-4" />
              </ToolButton>
            </li>
          );
        })}
      </ul>
      {renamed && <RenameDialog view={renamed} onClose={() => setRenamed(undefined)} />}
      {removed && (
        <ConfirmDialog
          isOpen
          title={text.removeTitle}
          text={removed.isShared ? text.removeShared : text.removeText(removed.name)}
          confirm={text.remove(removed.name)}
          isPending={remove.isPending}
          onConfirm={() => remove.mutate({ params: { id: removed.id } })}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </Dialog>
  );
}

function RenameDialog({ view, onClose }: { view: SavedView; onClose: () => void }) {
  const [name, setName] = useState(view.name);
  const [problem, setProblem] = useState<string>();
  const rename = useApiAction("PATCH /api/admin/views/:id", {
    failed: text.failed,
    onDone: () => {
      onClose();
      toastSuccess(text.renamed);
    },
    onError: (error) => {
      const found = getNameProblem(error);
      setProblem(found);
      return found !== undefined;
    },
  });
  return (
    <EditDialog
      title={text.renameTitle}
      onClose={onClose}
      isPending={rename.isPending}
      typed={name}
      onSubmit={() => {
        if (name.trim() === "") setProblem(text.nameErrors.empty);
        else rename.mutate({ params: { id: view.id }, body: { name } });
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
    </EditDialog>
  );
}
