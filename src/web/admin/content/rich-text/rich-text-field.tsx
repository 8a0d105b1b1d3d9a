import { EditorContent, useEditor } from "@tiptap/react";
import { useEffect, useRef } from "react";
import type { FieldPath } from "#modules/content/fields.ts";
import { isSame } from "#shared/records/merge-drafts.ts";
import { useField } from "../fields/fields-context.ts";
import { convertPasted } from "./convert-pasted.ts";
import { extensions } from "./extensions.ts";
import { toRichText } from "./to-rich-text.ts";
import { Toolbar } from "./toolbar.tsx";

/** A text with headings, lists and images; from left to right, as it is English. */
export default function RichTextField({ path, value }: { path: FieldPath; value: unknown }) {
  const { name, label, isReadOnly, change } = useField(path);
  const written = useRef(value);
  const editor = useEditor({
    extensions,
    // A text is stored as the editor's own tree.
    content: value as object,
    editable: !isReadOnly,
    // The shop's styles do it: a page may have no others.
    injectCSS: false,
    editorProps: {
      transformPastedHTML: convertPasted,
      attributes: {
        id: name,
        dir: "ltr",
        lang: "en",
        role: "textbox",
        "aria-multiline": "true",
        "aria-label": label,
        class: "rich-text-area",
      },
    },
    onUpdate({ editor: now }) {
      written.current = toRichText(now.getJSON());
      change(written.current);
    },
  });
  useEffect(() => {
    // A value from elsewhere: another version, or data that another user has saved.
    if (isSame(written.current, value)) return;
    written.current = value;
    editor.commands.setContent(value as object, { emitUpdate: false }); // as above
  }, [editor, value]);
  return (
    <div className="grid min-w-0 gap-1.5">
      <p aria-hidden className="text-sm font-medium">
        {label}
      </p>
      <div className="min-w-0 rounded-sm border border-line-strong bg-surface">
        {!isReadOnly && <Toolbar editor={editor} label={label} />}
        <EditorContent editor={editor} />
      </div>
    </div>
  );
}
