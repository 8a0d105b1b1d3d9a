import { useState } from "react";
import { richText } from "#i18n/he/rich-text.ts";
import { ActionButton } from "../../kit/action-button.tsx";
import { EditDialog } from "../../kit/edit-dialog.tsx";
import { TextInput } from "../../kit/fields.tsx";
import { isHref } from "./is-href.ts";

const text = richText.linkDialog;

type LinkDialogProps = {
  /** Where it leads now; empty for a new one. */
  href: string;
  onSubmit: (href: string) => void;
  onRemove: () => void;
  onClose: () => void;
};

/** Where the chosen words lead. */
export function LinkDialog({ href: first, onSubmit, onRemove, onClose }: LinkDialogProps) {
  const [href, setHref] = useState(first);
  const [problem, setProblem] = useState<string>();
  return (
    <EditDialog
      title={text.title}
      submit={richText.block.submit}
      typed={href}
      onSubmit={() => {
        setProblem(isHref(href.trim()) ? undefined : text.problem);
        if (isHref(href.trim())) onSubmit(href.trim());
      }}
      onClose={onClose}
    >
      <TextInput
        name="link-href"
        label={text.href}
        help={text.help}
        error={problem}
        lang="en"
        maxLength={2_000}
        value={href}
        onChange={({ target }) => setHref(target.value)}
      />
      {first !== "" && (
        <span>
          <ActionButton tone="quiet" onClick={onRemove}>
            {text.remove}
          </ActionButton>
        </span>
      )}
    </EditDialog>
  );
}
