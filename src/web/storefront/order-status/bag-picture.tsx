import { Package } from "lucide-react";
import type { OrderPageLine } from "#modules/sales/order-page.ts";
import { LinePicture } from "../cart/line-picture.tsx";

/** The picture of what was sold, as far as it has been kept. */
export function BagPicture({ line }: { line: Pick<OrderPageLine, "colour" | "image"> }) {
  if (line.image !== null)
    return <LinePicture color={line.colour ?? undefined} image={line.image} />;
  return (
    <span className="studio block aspect-square flex-none rounded-carrier bg-studio">
      <Package aria-hidden className="m-auto h-full w-8 text-on-studio-soft" />
    </span>
  );
}
