import { contentActions } from "#i18n/he/content-editor.ts";
import type { EditedDocument } from "#modules/content/admin/contract.ts";
import { Panel } from "../../kit/panel.tsx";
import { getFieldName } from "../fields/fields-context.ts";
import { MailPreview } from "./mail-preview.tsx";
import { PreviewPanel } from "./preview-panel.tsx";

const text = contentActions.preview;

/** The preview of the saved draft of a document. */
export function DocumentPreview({ document, name }: { document: EditedDocument; name: string }) {
  const { key, path, version } = document;
  const empty = listEmptyFields(document);
  const isMail = key.startsWith("mail/") || key === "payment-instructions";
  const Preview = isMail ? MailPreview : PreviewPanel;
  return (
    <Panel title={text.title}>
      <div className="px-5 pb-5">
        {!isMail && path === null ? (
          <p className="text-soft">{text.none}</p>
        ) : empty.length > 0 ? (
          <p className="text-soft">
            {text.notYet(empty.map((field) => getFieldName(key, field)).join(", "))}
          </p>
        ) : (
          <Preview documentKey={key} name={name} stamp={version} />
        )}
      </div>
    </Panel>
  );
}

/** Without these a text has no page: its address, and what its card and its date are made of. */
const needed: readonly string[] = ["slug", "date", "category", "image"];

/** Those that are missing in a text that was never published. */
function listEmptyFields({ published, problems }: EditedDocument): readonly string[] {
  const wrong = problems.map(({ field }) => field);
  return published === null ? needed.filter((field) => wrong.includes(field)) : [];
}
