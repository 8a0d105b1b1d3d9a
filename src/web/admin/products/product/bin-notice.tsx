import { Trash2 } from "lucide-react";
import { products } from "#i18n/he/products.ts";
import type { AdminProduct } from "#modules/catalog/admin-shapes.ts";
import { LeavesBin } from "../parts/leaves-bin.tsx";

/** Says of a product in the bin that it is there, and for how long. */
export function BinNotice({ product }: { product: AdminProduct }) {
  return (
    <p className="flex items-start gap-2 rounded-md bg-warn-bg px-4 py-3 text-warn-fg">
      <Trash2 aria-hidden className="mt-0.5 size-4 flex-none" />
      <span>
        {products.page.inBin} <LeavesBin leavesBinAt={product.leavesBinAt} />
      </span>
    </p>
  );
}
