import { NodeViewWrapper, type ReactNodeViewProps } from "@tiptap/react";
import { Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { richText as text } from "#i18n/he/rich-text.ts";
import { CatalogImage } from "#ui/image.tsx";
import { ToolButton } from "../../kit/tool-button.tsx";
import { BlockDialog, type BlockKind, type BlockValues } from "./block-dialog.tsx";

/** A block that stands in the text as a whole: what is in it, and the ways to change it. */
export function BlockView({ node, updateAttributes, deleteNode, editor }: ReactNodeViewProps) {
  const [isOpen, setOpen] = useState(false);
  // Its extension names it, and all that it holds are texts.
  const kind = node.type.name as BlockKind;
  const values = node.attrs as BlockValues;
  const words = Object.entries(values).filter(([name, value]) => name !== "image" && value !== "");
  return (
    <NodeViewWrapper>
      <div
        contentEditable={false}
        className="my-3 flex items-start gap-3 rounded-sm border border-line bg-surface-2 p-3"
      >
        {kind === "figure" && (
          <CatalogImage
            imageUrl={values["image"] ?? ""}
            sizes="6rem"
            className="w-24 flex-none rounded-xs object-contain"
          />
        )}
        <div className="min-w-0 grow">
          <p lang="he" dir="rtl" className="text-start text-xs text-faint">
            {text.tools[kind]}
          </p>
          {words.map(([name, value]) => (
            <p key={name} className="text-sm wrap-anywhere">
              {value}
            </p>
          ))}
        </div>
        {editor.isEditable && (
          <span className="flex flex-none">
            <ToolButton
              label={`${text.block.edit}: ${text.tools[kind]}`}
              onClick={() => setOpen(true)}
            >
              <Pencil aria-hidden className="size-4" />
            </ToolButton>
            <ToolButton label={`${text.block.remove}: ${text.tools[kind]}`} onClick={deleteNode}>
              <Trash2 aria-hidden className="size-4" />
            </ToolButton>
          </span>
        )}
      </div>
      {isOpen && (
        <BlockDialog
          kind={kind}
          values={values}
          onSubmit={updateAttributes}
          onClose={() => setOpen(false)}
        />
      )}
    </NodeViewWrapper>
  );
}
