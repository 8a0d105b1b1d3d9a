import type { CartGift } from "#modules/cart/cart.ts";
import { fillText } from "#shared/fill-text.ts";
import { LineImage } from "../cart/line-image.tsx";
import { useContent } from "../content.ts";

/** Free gift that comes along, by its name and picture in the catalog. */
export default function GiftBox({ name, image }: CartGift) {
  const { title, text } = useContent("product-page").gift;
  return (
    <div className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-center gap-4 rounded-lg bg-brand-quiet p-4 text-sm leading-ui text-on-brand-quiet">
      <LineImage color={undefined} image={image ?? ""} className="bg-studio" sizes="6rem" />
      <div className="grid gap-1">
        <h2 className="text-lg font-medium">{fillText(title, { gift: name })}</h2>
        <p>{text}</p>
      </div>
    </div>
  );
}
