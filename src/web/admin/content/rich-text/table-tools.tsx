import type { Editor } from "@tiptap/react";
import { Table2 } from "lucide-react";
import { richText } from "#i18n/he/rich-text.ts";
import { Menu, MenuItem, MenuSeparator } from "../../kit/menu.tsx";
import { ToolButton } from "../../kit/tool-button.tsx";

const text = richText.table;

/** Actions on the table that the caret is in. */
export function TableTools({ editor }: { editor: Editor }) {
  const chain = () => editor.chain().focus();
  return (
    <Menu
      label={text.label}
      align="end"
      trigger={
        <ToolButton label={text.label} className="size-9 lg:size-8">
          <Table2 aria-hidden className="size-4" />
        </ToolButton>
      }
    >
      <MenuItem onSelect={() => chain().addRowAfter().run()}>{text.addRow}</MenuItem>
      <MenuItem onSelect={() => chain().addColumnAfter().run()}>{text.addColumn}</MenuItem>
      <MenuSeparator />
      <MenuItem onSelect={() => chain().deleteRow().run()}>{text.deleteRow}</MenuItem>
      <MenuItem onSelect={() => chain().deleteColumn().run()}>{text.deleteColumn}</MenuItem>
      <MenuItem onSelect={() => chain().deleteTable().run()}>{text.deleteTable}</MenuItem>
    </Menu>
  );
}
