import { contentActions } from "#i18n/he/content-editor.ts";
import type { EditedDocument } from "#modules/content/admin/contract.ts";
import { Panel } from "../../kit/panel.tsx";
import { MailPreview } from "./mail-preview.tsx";
import { PreviewPanel } from "./preview-panel.tsx";

const text = contentActions.preview;

/** The preview of the saved draft of a document. */
export function DocumentPreview({ document, name }: { document: EditedDocument; name: string }) {
  const { key, path, version } = document;
  const isMail = key.startsWith("mail/") || key === "payment-instructions";
  const Preview = isMail ? MailPreview : PreviewPanel;
  return (
    <Panel title={text.title}>
      <div className="px-5 pb-5">
        {!isMail && path === null ? (
          <p className="text-soft">{text.none}</p>
        ) : (
          <Preview documentKey={key} name={name} stamp={version} />
        )}
      </div>
    </Panel>
  );
}
