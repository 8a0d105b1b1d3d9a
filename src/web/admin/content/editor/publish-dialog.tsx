import { contentActions } from "#i18n/he/content-editor.ts";
import { contradictions } from "#i18n/he/contradictions.ts";
import type { EditedDocument } from "#modules/content/admin/contract.ts";
import type { Field, FieldPath } from "#modules/content/fields.ts";
import type { ActionState } from "../../api/abilities.ts";
import { ContradictionList } from "../../kit/contradiction-list.tsx";
import { EditDialog } from "../../kit/edit-dialog.tsx";
import { DifferenceList } from "../history/difference-list.tsx";
import { listDifferences } from "../history/list-differences.ts";
import type { Data } from "./data.ts";
import { Findings } from "./findings-panel.tsx";

const text = contentActions.publish;

type PublishDialogProps = {
  document: EditedDocument;
  fields: Field;
  data: Data;
  action: ActionState;
  /** Why it cannot be published now. */
  waitsFor: string | undefined;
  onGo: (path: FieldPath) => void;
  onPublish: () => void;
  onClose: () => void;
};

/** Asks before visitors read something else, and shows what changes for them. */
export function PublishDialog({ document, fields, data, ...rest }: PublishDialogProps) {
  const { key, published, problems } = document;
  const differences = listDifferences(fields, published ?? {}, data);
  const reason =
    rest.waitsFor ??
    (problems.length > 0 ? text.problems : differences.length === 0 ? text.nothing : undefined);
  return (
    <EditDialog
      title={text.title}
      size="lg"
      submit={text.submit}
      action={rest.action}
      disabledReason={reason}
      typed={null}
      onSubmit={rest.onPublish}
      onClose={rest.onClose}
    >
      <Findings documentKey={key} kind="problems" findings={problems} onGo={rest.onGo} />
      <ContradictionList title={contradictions.after} contradictions={document.contradictions} />
      {differences.length === 0 ? (
        <p>{text.nothing}</p>
      ) : (
        <div className="grid gap-3">
          <p className="text-soft">{text.text}</p>
          <div className="max-h-[50svh] overflow-y-auto">
            <DifferenceList
              documentKey={key}
              differences={differences}
              imageTexts={document.imageTexts}
            />
          </div>
        </div>
      )}
    </EditDialog>
  );
}
