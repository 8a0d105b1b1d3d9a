import { Copy, Ellipsis, Link as LinkIcon, SquarePen, Trash2 } from "lucide-react";
import { publishing } from "#i18n/he/publishing.ts";
import { variants as text } from "#i18n/he/variants.ts";
import type { AdminVariant } from "#modules/catalog/admin-shapes.ts";
import { Menu, MenuItem } from "../../../kit/menu.tsx";
import { ToolButton } from "../../../kit/tool-button.tsx";

export type MenuActions = {
  readonly openEditor: (variant: AdminVariant) => void;
  readonly copyItem: (variant: AdminVariant) => void;
  readonly remove: (variant: AdminVariant) => void;
  readonly preview: (variant: AdminVariant) => void;
};

type VariantMenuProps = { variant: AdminVariant; actions: MenuActions };

/** Actions on a variant. */
export function VariantMenu({ variant, actions }: VariantMenuProps) {
  const label = text.menu(variant.variantName);
  const { deletionBlockedBy } = variant;
  return (
    <Menu
      label={label}
      align="end"
      trigger={
        <ToolButton label={label} className="inline-grid">
          <Ellipsis aria-hidden className="size-5" />
        </ToolButton>
      }
    >
      <MenuItem
        Icon={SquarePen}
        call="PATCH /api/admin/variants/:id"
        onSelect={() => actions.openEditor(variant)}
      >
        {text.edit}
      </MenuItem>
      <MenuItem
        Icon={Copy}
        call="POST /api/admin/variants/:id/duplicate"
        onSelect={() => actions.copyItem(variant)}
      >
        {text.duplicate}
      </MenuItem>
      <MenuItem
        Icon={LinkIcon}
        call="POST /api/admin/variants/:id/preview"
        onSelect={() => actions.preview(variant)}
      >
        {publishing.actions.preview}
      </MenuItem>
      <MenuItem
        Icon={Trash2}
        call="DELETE /api/admin/variants/:id"
        disabledReason={
          deletionBlockedBy === null ? undefined : text.deletionBlocked[deletionBlockedBy]
        }
        onSelect={() => actions.remove(variant)}
      >
        {text.delete}
      </MenuItem>
    </Menu>
  );
}
