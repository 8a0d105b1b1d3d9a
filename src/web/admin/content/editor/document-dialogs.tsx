import { contentActions } from "#i18n/he/content-editor.ts";
import type { EditedDocument } from "#modules/content/admin/contract.ts";
import type { Field, FieldPath } from "#modules/content/fields.ts";
import { ConfirmDialog } from "../../kit/confirm-dialog.tsx";
import { MomentDialog } from "../../products/publishing/moment-dialog.tsx";
import { HistoryDrawer } from "../history/history-drawer.tsx";
import type { Data } from "./data.ts";
import { PublishDialog } from "./publish-dialog.tsx";
import type { DocumentActions } from "./use-document-actions.ts";

const text = contentActions;

export type DocumentQuestion =
  | "publish"
  | "schedule"
  | "discard"
  | "deliver"
  | "remove"
  | "history";

type DocumentDialogsProps = {
  question: DocumentQuestion | undefined;
  document: EditedDocument;
  name: string;
  fields: Field;
  data: Data;
  actions: DocumentActions;
  waitsFor: string | undefined;
  onGo: (path: FieldPath) => void;
  onClose: () => void;
};

/** Dialogs about a document as a whole. */
export function DocumentDialogs({
  question,
  document,
  actions,
  onClose,
  ...rest
}: DocumentDialogsProps) {
  const confirmation = { isOpen: true, onClose } as const;
  switch (question) {
    case "publish":
      return (
        <PublishDialog
          document={document}
          fields={rest.fields}
          data={rest.data}
          action={actions.publish}
          waitsFor={rest.waitsFor}
          onGo={rest.onGo}
          onPublish={actions.publish.run}
          onClose={onClose}
        />
      );
    case "schedule":
      return (
        <MomentDialog
          title={text.schedule.button}
          label={text.schedule.at}
          action={actions.schedule}
          publishAt={document.draft?.publishAt ?? null}
          onSubmit={actions.schedule.run}
          onClose={onClose}
        />
      );
    case "discard":
      return (
        <ConfirmDialog
          {...confirmation}
          action={actions.discard}
          title={text.discard.title}
          text={text.discard.text}
          confirm={text.discard.button}
          onConfirm={actions.discard.run}
        />
      );
    case "deliver":
      return (
        <ConfirmDialog
          {...confirmation}
          action={actions.deliver}
          title={text.deliver.title}
          text={text.deliver.text}
          confirm={text.deliver.button}
          onConfirm={actions.deliver.run}
        />
      );
    case "remove":
      return (
        <ConfirmDialog
          {...confirmation}
          action={actions.remove}
          title={text.remove.title}
          text={text.remove.text}
          confirm={text.remove.button}
          onConfirm={actions.remove.run}
        />
      );
    case "history":
      return (
        <HistoryDrawer
          documentKey={document.key}
          right={document.right}
          name={rest.name}
          fields={rest.fields}
          restoring={actions.restore}
          onClose={onClose}
        />
      );
    case undefined:
      return null;
  }
}
