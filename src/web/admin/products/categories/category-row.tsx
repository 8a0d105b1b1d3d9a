import { ArrowDown, ArrowUp, Ellipsis, FolderPlus, SquarePen, Trash2 } from "lucide-react";
import { Link } from "react-router";
import { categories as text } from "#i18n/he/categories.ts";
import { DataText } from "#ui/data-text.tsx";
import { Tag } from "#ui/tag.tsx";
import { adminPaths } from "#web/admin-paths.ts";
import { useApiAction } from "../../api/use-api.ts";
import { Menu, MenuItem } from "../../kit/menu.tsx";
import { ToolButton } from "../../kit/tool-button.tsx";
import { ReasonedTool } from "../parts/reasoned-tool.tsx";
import { Switch } from "../../kit/switch.tsx";
import { useRestoredFocus } from "../parts/use-restored-focus.ts";
import { describeUndeletable } from "./category-error.ts";
import type { CategoryNode } from "./category-tree.ts";

export type CategoryActions = {
  readonly openEditor: (category: CategoryNode) => void;
  readonly addChild: (category: CategoryNode) => void;
  readonly remove: (category: CategoryNode) => void;
  readonly move: (category: CategoryNode, direction: "up" | "down") => void;
};

type CategoryRowProps = {
  category: CategoryNode;
  /** Counted from 1 under its parent. */
  place: number;
  actions: CategoryActions;
};

export function CategoryRow({ category, place, actions }: CategoryRowProps) {
  const { id, name, description, isActive, products, productsInBin } = category;
  const [tools, keepFocus] = useRestoredFocus<HTMLSpanElement>(place);

  function move(direction: "up" | "down") {
    keepFocus();
    actions.move(category, direction);
  }

  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-4 py-2 hover:bg-surface-hover sm:px-5">
      <div className="grid min-w-48 grow basis-64">
        <span className="flex flex-wrap items-center gap-2">
          <DataText className="font-medium wrap-anywhere">{name}</DataText>
          {!isActive && <Tag>{text.inactive}</Tag>}
        </span>
        {description !== null && (
          <span className="line-clamp-2 text-xs wrap-anywhere text-faint">
            <DataText>{description}</DataText>
          </span>
        )}
      </div>
      <span className="num min-w-28 text-xs text-faint">
        <Link
          to={`${adminPaths.products}?category=${id}`}
          aria-label={`${text.count(products)}. ${text.toProducts(name)}`}
          className="link inline-flex min-h-11 items-center lg:min-h-0"
        >
          {text.count(products)}
        </Link>
        {productsInBin > 0 && <span className="block">{text.andInBin(productsInBin)}</span>}
      </span>
      <span ref={tools} className="flex items-center gap-1">
        <CategorySwitch category={category} />
        <ReasonedTool
          label={text.up(name)}
          call="POST /api/admin/categories/:id/move"
          disabledReason={category.isFirst ? text.isFirst : undefined}
          onPress={() => move("up")}
        >
          <ArrowUp aria-hidden className="size-4" />
        </ReasonedTool>
        <ReasonedTool
          label={text.down(name)}
          call="POST /api/admin/categories/:id/move"
          disabledReason={category.isLast ? text.isLast : undefined}
          onPress={() => move("down")}
        >
          <ArrowDown aria-hidden className="size-4" />
        </ReasonedTool>
        <CategoryMenu category={category} actions={actions} />
      </span>
    </div>
  );
}

/** It shows what was pressed at once, and goes back when that is refused. */
function CategorySwitch({ category: { id, name, isActive } }: { category: CategoryNode }) {
  const action = useApiAction("PATCH /api/admin/categories/:id", text.outcomes.flag);
  return (
    <Switch
      label={text.activeSwitch(name)}
      action={action}
      isOn={(action.isPending ? action.variables.body.isActive : undefined) ?? isActive}
      onSwitch={(isOn) => action.mutate({ params: { id }, body: { isActive: isOn } })}
    />
  );
}

function CategoryMenu({ category, actions }: { category: CategoryNode; actions: CategoryActions }) {
  const label = text.menu(category.name);
  return (
    <Menu
      label={label}
      align="end"
      trigger={
        <ToolButton label={label}>
          <Ellipsis aria-hidden className="size-5" />
        </ToolButton>
      }
    >
      <MenuItem
        Icon={SquarePen}
        call="PATCH /api/admin/categories/:id"
        onSelect={() => actions.openEditor(category)}
      >
        {text.edit}
      </MenuItem>
      {category.parentId === null && (
        <MenuItem
          Icon={FolderPlus}
          call="POST /api/admin/categories"
          onSelect={() => actions.addChild(category)}
        >
          {text.addChild}
        </MenuItem>
      )}
      <MenuItem
        Icon={Trash2}
        call="DELETE /api/admin/categories/:id"
        disabledReason={describeUndeletable(category, category.children.length)}
        onSelect={() => actions.remove(category)}
      >
        {text.delete}
      </MenuItem>
    </Menu>
  );
}
