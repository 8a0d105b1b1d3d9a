import { Copy, ExternalLink } from "lucide-react";
import { LOCALE } from "#i18n/language.ts";
import { formatDateTime } from "#i18n/format.ts";
import { publishing } from "#i18n/he/publishing.ts";
import { ActionButton, getActionClass } from "../../kit/action-button.tsx";
import { copyText } from "../../kit/copy-button.tsx";
import { Dialog } from "../../kit/dialog.tsx";
import { TextInput } from "../../kit/fields.tsx";

const text = publishing.preview;

type PreviewDialogProps = {
  link: { readonly address: string; readonly expiresAt: string };
  onClose: () => void;
};

/** The link to a page that is not shown yet: to copy, or to open. */
export function PreviewDialog({ link: { address, expiresAt }, onClose }: PreviewDialogProps) {
  const said = { done: text.copied, failed: text.copyFailed };
  return (
    <Dialog
      title={text.title}
      description={text.text(formatDateTime(new Date(expiresAt), LOCALE))}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <TextInput
          name="preview-link"
          label={text.address}
          isLatin
          readOnly
          value={address}
          onFocus={({ target }) => target.select()}
        />
        <div className="flex flex-wrap gap-2">
          <ActionButton tone="main" onClick={() => void copyText(address, said)}>
            <Copy aria-hidden className="size-4" />
            {text.copy}
          </ActionButton>
          <a href={address} target="_blank" rel="noreferrer" className={getActionClass()}>
            <ExternalLink aria-hidden className="size-4" />
            {text.open}
          </a>
        </div>
      </div>
    </Dialog>
  );
}
