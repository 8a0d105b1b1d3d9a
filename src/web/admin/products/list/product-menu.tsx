import { Copy, Ellipsis, RotateCcw, SquarePen, Trash2 } from "lucide-react";
import { useNavigate } from "react-router";
import { products } from "#i18n/he/products.ts";
import type { ProductRow } from "#modules/catalog/admin-shapes.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { Menu, MenuItem } from "../../kit/menu.tsx";
import { ToolButton } from "../../kit/tool-button.tsx";

const text = products.actions;

export type ProductActions = {
  readonly copyItem: (product: ProductRow) => void;
  readonly remove: (product: ProductRow) => void;
  readonly restore: (product: ProductRow) => void;
};

/** Actions on a product of the list. */
export function ProductMenu({
  product,
  actions,
}: {
  product: ProductRow;
  actions: ProductActions;
}) {
  const navigate = useNavigate();
  const label = products.rowMenu(product.name);
  return (
    <Menu
      label={label}
      align="end"
      trigger={
        <ToolButton label={label} className="relative z-1 inline-grid">
          <Ellipsis aria-hidden className="size-5" />
        </ToolButton>
      }
    >
      <MenuItem Icon={SquarePen} onSelect={() => void navigate(adminPaths.product(product.id))}>
        {text.details}
      </MenuItem>
      {product.deletedAt === null ? (
        <>
          <MenuItem
            Icon={Copy}
            call="POST /api/admin/products/:id/duplicate"
            onSelect={() => actions.copyItem(product)}
          >
            {text.duplicate}
          </MenuItem>
          <MenuItem
            Icon={Trash2}
            call="DELETE /api/admin/products/:id"
            onSelect={() => actions.remove(product)}
          >
            {text.delete}
          </MenuItem>
        </>
      ) : (
        <MenuItem
          Icon={RotateCcw}
          call="POST /api/admin/products/:id/restore"
          onSelect={() => actions.restore(product)}
        >
          {text.restore}
        </MenuItem>
      )}
    </Menu>
  );
}
