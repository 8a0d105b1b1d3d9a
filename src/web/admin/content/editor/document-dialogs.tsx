import { contentActions } from "#i18n/he/content-editor.ts";
import type { EditedDocument } from "#modules/content/admin/contract.ts";
import type { Field, FieldPath } from "#modules/content/fields.ts";
import { ConfirmDialog } from "../../kit/confirm-dialog.tsx";
import { MomentDialog } from "../../kit/moment-dialog.tsx";
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
  question: DocumentQuestion;
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
    case "deliver":
    case "remove":
      return (
        <ConfirmDialog
          {...text[question]}
          submit={text[question].button}
          action={actions[question]}
          onConfirm={actions[question].run}
          onClose={onClose}
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
  }
}
