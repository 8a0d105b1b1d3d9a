import { Check, X } from "lucide-react";
import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import { inventory } from "#i18n/he/inventory.ts";
import { joinClassNames } from "#ui/class-names.ts";
import { useMissingRight, type ActionState } from "../../api/abilities.ts";
import { ActionButton } from "../action-button.tsx";
import { ToolButton } from "../tool-button.tsx";

/** Result of a save: done, or failed with a message shown. */
export type SaveOutcome = "done" | "failed";

type Save<Value> = (value: Value, expected: Value, version: string) => Promise<SaveOutcome>;

type InlineEditProps<Value> = {
  /** Saves the value; without the right to it, the value is only shown. */
  action: ActionState;
  /** Names the value and its row: screen readers read it on the button, before the value. */
  label: string;
  /** The label of the field alone. */
  fieldLabel: string;
  value: Value;
  /** The value as it stands in the field. */
  format: (value: Value) => string;
  /** The value of the typed text; undefined for invalid text. */
  parse: (typed: string) => Value | undefined;
  /** Problem with typed text that is not a valid value, in words. */
  findProblem: (typed: string) => string;
  /** Preview shown beside a value while it is typed. */
  preview?: ((value: Value) => ReactNode) | undefined;
  /** The version of the value. */
  version: string;
  save: Save<Value>;
  /** Another way to save the value, with a button of its own and what it would mean. */
  more?: {
    readonly label: string;
    readonly save: Save<Value>;
    readonly preview?: (value: Value) => ReactNode;
  };
  /** The value while it is not edited, and what stands on both sides of it then. */
  children: ReactNode;
  before?: ReactNode;
  after?: ReactNode;
};

type Editing<Value> = {
  readonly typed: string;
  /** The value that was there when the editing began. */
  readonly expected: Value;
  readonly version: string;
  readonly isWrong?: boolean;
};

/** A value that becomes a field when pressed: Enter saves, Escape brings the old value back. */
export function InlineEdit<Value extends number | null>(props: InlineEditProps<Value>) {
  const { label, value, version, format, parse, before, children, after, more } = props;
  const [editing, setEditing] = useState<Editing<Value>>();
  const [isSaving, setSaving] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const isOpen = editing !== undefined;
  const disabledReason = useMissingRight(props);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  async function submit(current: Editing<Value>, save = props.save) {
    const requested = parse(current.typed);
    if (requested === undefined) return setEditing({ ...current, isWrong: true });
    if (requested === current.expected && save === props.save) return setEditing(undefined);
    setSaving(true);
    const outcome = await save(requested, current.expected, current.version);
    setSaving(false);
    if (outcome === "done") setEditing(undefined);
  }

  if (editing === undefined)
    return (
      <span className="flex items-center gap-0.5">
        {before}
        <button
          ref={button}
          type="button"
          title={disabledReason ?? label}
          aria-disabled={disabledReason !== undefined || undefined}
          onClick={() =>
            disabledReason === undefined &&
            setEditing({ typed: format(value), expected: value, version })
          }
          className="aria-disabled:cursor-not-allowed aria-disabled:border-transparent aria-disabled:hover:bg-transparent min-h-11 min-w-11 cursor-text rounded-xs border border-dashed border-line px-2 text-start hover:border-line-strong hover:bg-surface lg:min-h-9 lg:min-w-9"
        >
          <span className="sr-only">
            {disabledReason === undefined ? label : `${label} (${disabledReason})`}:{" "}
          </span>
          {children}
        </button>
        {after}
      </span>
    );
  return (
    <Editor
      {...props}
      editing={editing}
      isSaving={isSaving}
      onType={(typed) => setEditing({ ...editing, typed, isWrong: false })}
      onSubmit={() => void submit(editing)}
      onMore={() => void submit(editing, more?.save)}
      onClose={() => setEditing(undefined)}
    />
  );
}

type EditorProps<Value> = Omit<
  InlineEditProps<Value>,
  "action" | "before" | "children" | "after"
> & {
  editing: Editing<Value>;
  isSaving: boolean;
  onType: (typed: string) => void;
  onSubmit: () => void;
  onMore: () => void;
  onClose: () => void;
};

function Editor<Value extends number | null>({
  editing,
  isSaving,
  onType,
  onSubmit,
  onMore,
  onClose,
  ...props
}: EditorProps<Value>) {
  const { fieldLabel, parse, preview, findProblem, more } = props;
  const { typed, isWrong = false } = editing;
  const messageId = useId();
  const field = useRef<HTMLInputElement>(null);
  // The press that made the field wants to type into it.
  useEffect(() => field.current?.select(), []);
  const requested = parse(typed);
  return (
    <form
      className="grid grid-cols-1 gap-1.5 text-start max-sm:w-32 sm:min-w-40"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSaving) onSubmit();
      }}
    >
      <span className="flex items-center gap-0.5 max-sm:flex-wrap">
        <input
          ref={field}
          dir="ltr"
          inputMode="decimal"
          autoComplete="off"
          aria-label={fieldLabel}
          aria-invalid={isWrong || undefined}
          aria-describedby={messageId}
          readOnly={isSaving}
          value={typed}
          onChange={({ target }) => onType(target.value)}
          onKeyDown={({ key }) => key === "Escape" && onClose()}
          className={joinClassNames(
            "num min-h-11 w-24 rounded-xs border bg-surface px-2 text-start max-sm:w-full lg:min-h-9",
            isWrong ? "border-2 border-danger-solid" : "border-line-strong",
          )}
        />
        <ToolButton type="submit" label={inventory.edit.save} disabled={isSaving}>
          <Check aria-hidden className="size-4" />
        </ToolButton>
        <ToolButton label={inventory.edit.cancel} onClick={onClose}>
          <X aria-hidden className="size-4" />
        </ToolButton>
      </span>
      <span id={messageId} className="text-xs">
        {isWrong ? (
          <span className="font-medium text-danger-fg">{findProblem(typed)}</span>
        ) : (
          requested !== undefined && preview?.(requested)
        )}
      </span>
      {more !== undefined && (
        <ActionButton
          isPending={isSaving}
          onClick={onMore}
          className="max-sm:px-2 max-sm:whitespace-normal"
        >
          {more.label}
        </ActionButton>
      )}
      {requested !== undefined && requested !== editing.expected && more?.preview?.(requested)}
    </form>
  );
}
