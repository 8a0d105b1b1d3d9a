import { Pencil, RefreshCw, Trash2 } from "lucide-react";
import { useState } from "react";
import { views as text } from "#i18n/he/views.ts";
import type { SavedView } from "#modules/saved-views/contract.ts";
import { SHARED_VIEWS_PERMISSION } from "#modules/saved-views/limits.ts";
import { renamedView } from "#modules/saved-views/view.ts";
import { DataText } from "#ui/data-text.tsx";
import { Tag } from "#ui/tag.tsx";
import { useDisabledReason } from "../../api/abilities.ts";
import { useApiAction } from "../../api/use-api.ts";
import { ActionDialog } from "../action-dialog.tsx";
import { ConfirmAction } from "../confirm-dialog.tsx";
import { Dialog } from "../dialog.tsx";
import { useRecordForm } from "../record-form.ts";
import { ToolButton } from "../tool-button.tsx";

type ManageViewsDialogProps = {
  views: readonly SavedView[];
  /** Filters and order that the list shows now. */
  search: string;
  onClose: () => void;
};

/** Dialog to rename, change and delete saved views. */
export function ManageViewsDialog({ views, search, onClose }: ManageViewsDialogProps) {
  const mayNotShare = useDisabledReason(SHARED_VIEWS_PERMISSION);
  const [renamed, setRenamed] = useState<SavedView>();
  const [removed, setRemoved] = useState<SavedView>();
  const update = useApiAction("PATCH /api/admin/views/:id", {
    failed: text.failed,
    saved: text.updated,
  });
  return (
    <Dialog title={text.manageTitle} onClose={onClose}>
      <ul className="divide-y divide-line">
        {views.map((view) => {
          const { id, name, isShared } = view;
          const disabledReason = isShared ? mayNotShare : undefined;
          return (
            <li key={id} className="flex items-center gap-1 py-1.5">
              <span className="me-auto flex min-w-0 flex-wrap items-center gap-2">
                <DataText className="wrap-anywhere">{name}</DataText>
                {isShared && <Tag>{text.shared}</Tag>}
              </span>
              <ToolButton
                label={text.updateOf(name)}
                disabledReason={disabledReason}
                onClick={() => update.mutate({ params: { id }, body: { search } })}
              >
                <RefreshCw aria-hidden className="size-4" />
              </ToolButton>
              <ToolButton
                label={text.rename(name)}
                disabledReason={disabledReason}
                onClick={() => setRenamed(view)}
              >
                <Pencil aria-hidden className="size-4" />
              </ToolButton>
              <ToolButton
                label={text.remove(name)}
                disabledReason={disabledReason}
                onClick={() => setRemoved(view)}
              >
                <Trash2 aria-hidden className="size-4" />
              </ToolButton>
            </li>
          );
        })}
      </ul>
      {renamed && <RenameDialog view={renamed} onClose={() => setRenamed(undefined)} />}
      {removed && (
        <ConfirmAction
          call="DELETE /api/admin/views/:id"
          input={{ params: { id: removed.id } }}
          title={text.removeTitle}
          text={removed.isShared ? text.removeShared : text.removeText(removed.name)}
          submit={text.remove(removed.name)}
          failed={text.removeFailed}
          saved={text.removed}
          onDone={() => views.length === 1 && onClose()}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </Dialog>
  );
}

function RenameDialog({ view, onClose }: { view: SavedView; onClose: () => void }) {
  return (
    <ActionDialog
      call="PATCH /api/admin/views/:id"
      title={text.renameTitle}
      form={useRecordForm(renamedView, text.fields, { name: view.name })}
      toInput={(body) => ({ params: { id: view.id }, body })}
      saved={text.renamed}
      failed={text.failed}
      onClose={onClose}
    />
  );
}
