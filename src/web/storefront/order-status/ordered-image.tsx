import { Package } from "lucide-react";
import type { PayableOrder } from "#modules/orders/payments/payable-order.ts";
import { LineImage } from "../cart/line-image.tsx";

/** The image of what was sold, as far as it has been kept. */
export function OrderedImage({
  line,
}: {
  line: Pick<PayableOrder["lines"][number], "slug" | "image">;
}) {
  if (line.image !== null) return <LineImage color={line.slug ?? undefined} image={line.image} />;
  return (
    <span className="studio block aspect-square flex-none rounded-carrier bg-studio">
      <Package aria-hidden className="m-auto h-full w-8 text-on-studio-soft" />
    </span>
  );
}
