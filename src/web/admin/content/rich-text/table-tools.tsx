import type { Editor } from "@tiptap/react";
import { Table2 } from "lucide-react";
import { richText } from "#i18n/he/rich-text.ts";
import { Menu, MenuItem, MenuSeparator } from "../../kit/menu.tsx";
import { ToolButton } from "../../kit/tool-button.tsx";

const text = richText.table;

/** Actions on the table that the caret is in. */
export function TableTools({ editor }: { editor: Editor }) {
  const startCommand = () => editor.chain().focus();
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
      <MenuItem onSelect={() => startCommand().addRowAfter().run()}>{text.addRow}</MenuItem>
      <MenuItem onSelect={() => startCommand().addColumnAfter().run()}>{text.addColumn}</MenuItem>
      <MenuSeparator />
      <MenuItem onSelect={() => startCommand().deleteRow().run()}>{text.deleteRow}</MenuItem>
      <MenuItem onSelect={() => startCommand().deleteColumn().run()}>{text.deleteColumn}</MenuItem>
      <MenuItem onSelect={() => startCommand().deleteTable().run()}>{text.deleteTable}</MenuItem>
    </Menu>
  );
}
