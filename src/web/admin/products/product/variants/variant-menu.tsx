import {
  Archive,
  CalendarClock,
  Copy,
  Ellipsis,
  Eye,
  Link as LinkIcon,
  PencilLine,
  SquarePen,
  Trash2,
} from "lucide-react";
import { publishing } from "#i18n/he/publishing.ts";
import { variants as text } from "#i18n/he/variants.ts";
import type { AdminVariant } from "#modules/catalog/admin-shapes.ts";
import type { PublishingState } from "#modules/catalog/publishing.ts";
import { Menu, MenuItem } from "../../../kit/menu.tsx";
import { ToolButton } from "../../../kit/tool-button.tsx";
import { getMissingText } from "../../publishing/missing-text.ts";

export type MenuActions = {
  readonly openEditor: (variant: AdminVariant) => void;
  readonly copyItem: (variant: AdminVariant) => void;
  readonly remove: (variant: AdminVariant) => void;
  readonly setState: (variant: AdminVariant, state: Exclude<PublishingState, "scheduled">) => void;
  readonly openSchedule: (variant: AdminVariant) => void;
  readonly preview: (variant: AdminVariant) => void;
};

type VariantMenuProps = { variant: AdminVariant; actions: MenuActions };

/** Actions on a variant. */
export function VariantMenu({ variant, actions }: VariantMenuProps) {
  const label = text.menu(variant.variantName);
  const { deletionBlockedBy, state, missing } = variant;
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
      {state !== "live" && (
        <>
          <MenuItem
            Icon={Eye}
            call="PUT /api/admin/variants/:id/state"
            disabledReason={getMissingText(missing)}
            onSelect={() => actions.setState(variant, "live")}
          >
            {publishing.actions.live}
          </MenuItem>
          <MenuItem
            Icon={CalendarClock}
            call="PUT /api/admin/variants/:id/state"
            onSelect={() => actions.openSchedule(variant)}
          >
            {publishing.actions.scheduled}
          </MenuItem>
        </>
      )}
      {state !== "draft" && (
        <MenuItem
          Icon={PencilLine}
          call="PUT /api/admin/variants/:id/state"
          onSelect={() => actions.setState(variant, "draft")}
        >
          {publishing.actions.draft}
        </MenuItem>
      )}
      {state !== "archived" && (
        <MenuItem
          Icon={Archive}
          call="PUT /api/admin/variants/:id/state"
          onSelect={() => actions.setState(variant, "archived")}
        >
          {publishing.actions.archived}
        </MenuItem>
      )}
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
