import { ArrowDown, ArrowUp, ChevronDown, Trash2 } from "lucide-react";
import { useContext } from "react";
import { contentEditor } from "#i18n/he/content-editor.ts";
import type { Field, FieldPath } from "#modules/content/fields.ts";
import { joinClassNames } from "#ui/class-names.ts";
import { DataText } from "#ui/data-text.tsx";
import { ToolButton } from "../../kit/tool-button.tsx";
import { NestedField } from "./nested-field.tsx";
import { FieldsContext } from "./fields-context.ts";
import { GroupFields } from "./group-field.tsx";

const text = contentEditor.list;

type ListItemProps = {
  field: Field;
  path: FieldPath;
  value: unknown;
  name: string;
  isOpen: boolean;
  isFirst: boolean;
  isLast: boolean;
  onToggle: () => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
};

/** An item of a list: of several fields only its name, until it is opened. */
export function ListItem(props: ListItemProps) {
  const { field, path, value, name } = props;
  const { target, problems } = useContext(FieldsContext);
  const isWithin = (it: string | undefined) => it?.startsWith(`${path}.`) === true;
  if (field.kind !== "group")
    return (
      <li className="flex min-w-0 items-start gap-1">
        <div className="min-w-0 grow">
          <NestedField field={field} path={path} value={value} />
        </div>
        <ItemTools {...props} />
      </li>
    );
  const isOpen = props.isOpen || isWithin(target);
  const hasProblem = problems.some((it) => isWithin(it.field));
  return (
    <li className="min-w-0 rounded-sm border border-line bg-surface">
      <div className="flex items-center gap-1 ps-1">
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={props.onToggle}
          className="flex min-h-11 min-w-0 grow items-center gap-2 rounded-sm px-2 text-start hover:bg-surface-hover lg:min-h-10"
        >
          <ChevronDown
            aria-hidden
            className={joinClassNames("size-4 flex-none text-soft", !isOpen && "rotate-90")}
          />
          <DataText className={joinClassNames("truncate", hasProblem && "text-danger-fg")}>
            {name}
          </DataText>
        </button>
        <ItemTools {...props} />
      </div>
      {isOpen && (
        <div className="border-t border-line p-3">
          <GroupFields field={field} path={path} value={value} />
        </div>
      )}
    </li>
  );
}

function ItemTools({ path, name, isFirst, isLast, onMove, onRemove }: ListItemProps) {
  const { isReadOnly } = useContext(FieldsContext);
  if (isReadOnly) return null;
  const [list, at] = [path.slice(0, path.lastIndexOf(".")), path.slice(path.lastIndexOf(".") + 1)];
  return (
    <span className="flex flex-none">
      <ToolButton
        label={text.up(name)}
        data-move={`${list} ${at} up`}
        disabledReason={isFirst ? text.first : undefined}
        onClick={() => onMove(-1)}
      >
        <ArrowUp aria-hidden className="size-4" />
      </ToolButton>
      <ToolButton
        label={text.down(name)}
        data-move={`${list} ${at} down`}
        disabledReason={isLast ? text.last : undefined}
        onClick={() => onMove(1)}
      >
        <ArrowDown aria-hidden className="size-4" />
      </ToolButton>
      <ToolButton label={text.remove(name)} onClick={onRemove}>
        <Trash2 aria-hidden className="size-4" />
      </ToolButton>
    </span>
  );
}
