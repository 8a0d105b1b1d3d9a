import { Toolbar as Base } from "@base-ui/react/toolbar";
import { useEditorState, type Editor } from "@tiptap/react";
import {
  Bold,
  Heading2,
  Heading3,
  Image,
  Italic,
  Link,
  List,
  ListOrdered,
  Megaphone,
  MessageSquareQuote,
  Minus,
  Package,
  Quote,
  Redo2,
  Table,
  Undo2,
  type LucideIcon,
} from "lucide-react";
import { useState } from "react";
import { richText as text } from "#i18n/he/rich-text.ts";
import { ToolButton } from "../../kit/tool-button.tsx";
import { PlaceholderMenu } from "../fields/placeholder-menu.tsx";
import { BlockDialog, type BlockKind } from "./block-dialog.tsx";
import { LinkDialog } from "./link-dialog.tsx";
import { TableTools } from "./table-tools.tsx";

type Tool = {
  readonly name: keyof typeof text.tools;
  readonly Icon: LucideIcon;
  readonly run: (editor: Editor) => void;
  /** Whether it holds where the caret is. */
  readonly isOn?: (editor: Editor) => boolean;
};

const onFocus = (editor: Editor) => editor.chain().focus();

const tools: readonly Tool[] = [
  {
    name: "heading2",
    Icon: Heading2,
    run: (editor) => onFocus(editor).toggleHeading({ level: 2 }).run(),
    isOn: (editor) => editor.isActive("heading", { level: 2 }),
  },
  {
    name: "heading3",
    Icon: Heading3,
    run: (editor) => onFocus(editor).toggleHeading({ level: 3 }).run(),
    isOn: (editor) => editor.isActive("heading", { level: 3 }),
  },
  {
    name: "bold",
    Icon: Bold,
    run: (editor) => onFocus(editor).toggleBold().run(),
    isOn: (editor) => editor.isActive("bold"),
  },
  {
    name: "italic",
    Icon: Italic,
    run: (editor) => onFocus(editor).toggleItalic().run(),
    isOn: (editor) => editor.isActive("italic"),
  },
  {
    name: "bulletList",
    Icon: List,
    run: (editor) => onFocus(editor).toggleBulletList().run(),
    isOn: (editor) => editor.isActive("bulletList"),
  },
  {
    name: "orderedList",
    Icon: ListOrdered,
    run: (editor) => onFocus(editor).toggleOrderedList().run(),
    isOn: (editor) => editor.isActive("orderedList"),
  },
  {
    name: "blockquote",
    Icon: Quote,
    run: (editor) => onFocus(editor).toggleBlockquote().run(),
    isOn: (editor) => editor.isActive("blockquote"),
  },
  {
    name: "callout",
    Icon: MessageSquareQuote,
    run: (editor) => onFocus(editor).toggleWrap("callout").run(),
    isOn: (editor) => editor.isActive("callout"),
  },
  {
    name: "table",
    Icon: Table,
    run: (editor) => onFocus(editor).insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run(),
  },
  {
    name: "horizontalRule",
    Icon: Minus,
    run: (editor) => onFocus(editor).setHorizontalRule().run(),
  },
  { name: "undo", Icon: Undo2, run: (editor) => onFocus(editor).undo().run() },
  { name: "redo", Icon: Redo2, run: (editor) => onFocus(editor).redo().run() },
];

const blocks: readonly { readonly kind: BlockKind; readonly Icon: LucideIcon }[] = [
  { kind: "figure", Icon: Image },
  { kind: "productCard", Icon: Package },
  { kind: "callToAction", Icon: Megaphone },
];

/** Tools for formatting a text. Arrow keys lead from one tool to the next. */
export function Toolbar({ editor, label }: { editor: Editor; label: string }) {
  const [opened, setOpened] = useState<BlockKind | "link">();
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      on: tools.flatMap(({ name, isOn }) => (isOn?.(now) === true ? name : [])),
      isLink: now.isActive("link"),
      isTable: now.isActive("table"),
    }),
  });
  const close = () => setOpened(undefined);
  const startLink = () => onFocus(editor).extendMarkRange("link");
  const href: unknown = editor.getAttributes("link")["href"];
  return (
    <>
      <Base.Root
        aria-label={text.toolbar(label)}
        className="sticky top-0 z-1 flex flex-wrap items-center gap-0.5 rounded-t-sm border-b border-line bg-surface-2 p-1"
      >
        {tools.map(({ name, Icon, run, isOn }) => (
          <Base.Button
            key={name}
            render={<ToolButton label={text.tools[name]} className={toolClass} />}
            aria-pressed={isOn && state.on.includes(name)}
            onClick={() => run(editor)}
          >
            <Icon aria-hidden className="size-4" />
          </Base.Button>
        ))}
        <Base.Button
          render={<ToolButton label={text.tools.link} className={toolClass} />}
          aria-pressed={state.isLink}
          onClick={() => setOpened("link")}
        >
          <Link aria-hidden className="size-4" />
        </Base.Button>
        {blocks.map(({ kind, Icon }) => (
          <Base.Button
            key={kind}
            render={<ToolButton label={text.tools[kind]} className={toolClass} />}
            onClick={() => setOpened(kind)}
          >
            <Icon aria-hidden className="size-4" />
          </Base.Button>
        ))}
        <PlaceholderMenu
          label={label}
          own={[]}
          onInsert={(before, behind) => {
            requestAnimationFrame(() => {
              const { from, to } = editor.state.selection;
              if (behind === undefined) return onFocus(editor).insertContent(before).run();
              // The end first: it moves nothing that lies before it.
              return onFocus(editor)
                .insertContentAt(to, behind)
                .insertContentAt(from, before)
                .run();
            });
          }}
        />
        {state.isTable && <TableTools editor={editor} />}
      </Base.Root>
      {opened === "link" && (
        <LinkDialog
          href={typeof href === "string" ? href : ""}
          onSubmit={(to) => {
            close();
            const isEmpty = editor.state.selection.empty && !state.isLink;
            // Without chosen words the address itself is what is read.
            if (isEmpty)
              onFocus(editor)
                .insertContent({
                  type: "text",
                  text: to,
                  marks: [{ type: "link", attrs: { href: to } }],
                })
                .run();
            else startLink().setLink({ href: to }).run();
          }}
          onRemove={() => {
            close();
            startLink().unsetLink().run();
          }}
          onClose={close}
        />
      )}
      {opened !== undefined && opened !== "link" && (
        <BlockDialog
          kind={opened}
          values={{}}
          onSubmit={(attrs) => onFocus(editor).insertContent({ type: opened, attrs }).run()}
          onClose={close}
        />
      )}
    </>
  );
}

const toolClass = "size-9 lg:size-8 aria-pressed:bg-surface-hover aria-pressed:text-text";
