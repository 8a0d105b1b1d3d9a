import { productPageText } from "#content/backpack.ts";
import { Picture } from "#ui/picture.tsx";

/** What comes along for nothing. */
export function GiftBox() {
  const { title, text } = productPageText.gift;
  return (
    <div className="relative grid grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-4 rounded-lg bg-brand-quiet p-5 text-sm leading-ui text-on-brand-quiet after:pointer-events-none after:absolute after:inset-1.5 after:rounded-md after:border-[1.5px] after:border-dashed after:border-current/35 sm:grid-cols-[5.75rem_minmax(0,1fr)]">
      <div className="overflow-hidden rounded-[28%] bg-studio">
        <Picture
          name="detail/storage-bag"
          sizes="6rem"
          alt=""
          className="aspect-square object-cover"
        />
      </div>
      <div className="grid gap-1">
        <h2 className="text-lg font-medium">{title}</h2>
        <p>{text}</p>
      </div>
    </div>
  );
}
