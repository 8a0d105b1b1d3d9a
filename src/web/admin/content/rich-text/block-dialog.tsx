import { useState } from "react";
import { contentEditor } from "#i18n/he/content-editor.ts";
import { richText as text } from "#i18n/he/rich-text.ts";
import { EditDialog } from "../../kit/edit-dialog.tsx";
import { TextInput } from "../../kit/fields.tsx";
import { MediaPicker } from "../media/media-picker.tsx";
import { isHref } from "./is-href.ts";

export type BlockKind = "figure" | "productCard" | "callToAction";
export type BlockValues = Readonly<Record<string, string>>;

type Part = {
  readonly name: string;
  readonly label: string;
  readonly help?: string;
  readonly isOptional?: true;
};

const parts: Readonly<Record<BlockKind, readonly Part[]>> = {
  figure: [
    { name: "image", label: text.figure.image },
    { name: "alt", label: text.figure.alt, help: text.figure.altHelp, isOptional: true },
    { name: "caption", label: text.figure.caption, isOptional: true },
  ],
  productCard: [{ name: "slug", label: text.productCard.slug, help: text.productCard.help }],
  callToAction: [
    { name: "heading", label: text.callToAction.heading },
    { name: "text", label: text.callToAction.text, isOptional: true },
    { name: "label", label: text.callToAction.label },
    { name: "to", label: text.callToAction.to, help: text.linkDialog.help },
  ],
};

/** Problems with the values of a block, in words. */
function findProblems(kind: BlockKind, values: BlockValues): BlockValues {
  const problems: Record<string, string> = {};
  for (const { name, isOptional } of parts[kind]) {
    const value = (values[name] ?? "").trim();
    if (value === "" && !isOptional) problems[name] = text.required;
    if (name === "to" && value !== "" && !isHref(value)) problems[name] = text.linkDialog.problem;
  }
  return problems;
}

type BlockDialogProps = {
  kind: BlockKind;
  values: BlockValues;
  onSubmit: (values: BlockValues) => void;
  onClose: () => void;
};

/** Form for the values of an image, a product card or a call to action. */
export function BlockDialog({ kind, values: first, onSubmit, onClose }: BlockDialogProps) {
  const [values, setValues] = useState(() =>
    Object.fromEntries(parts[kind].map(({ name }) => [name, first[name] ?? ""])),
  );
  const [isTried, setTried] = useState(false);
  const problems = findProblems(kind, values);
  const write = (name: string, value: string) => setValues({ ...values, [name]: value });

  return (
    <EditDialog
      title={text.tools[kind]}
      submit={text.block.submit}
      typed={values}
      onSubmit={() => {
        setTried(true);
        if (Object.keys(problems).length > 0) return;
        onSubmit(
          Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.trim()])),
        );
        onClose();
      }}
      onClose={onClose}
    >
      {parts[kind].map(({ name, label, help }) =>
        name === "image" ? (
          <div key={name} className="grid max-w-60 gap-1">
            <MediaPicker
              label={label}
              value={values[name] ?? ""}
              onChoose={(address) => write(name, address)}
            />
            {isTried && problems[name] !== undefined && (
              <p className="text-xs text-danger-fg">{contentEditor.findings.of.required}</p>
            )}
          </div>
        ) : (
          <TextInput
            key={name}
            name={`block-${name}`}
            label={label}
            help={help}
            error={isTried ? problems[name] : undefined}
            lang="en"
            maxLength={500}
            value={values[name] ?? ""}
            onChange={({ target }) => write(name, target.value)}
          />
        ),
      )}
    </EditDialog>
  );
}
