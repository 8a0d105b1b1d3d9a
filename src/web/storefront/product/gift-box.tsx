import { Image } from "#ui/image.tsx";
import { useContent } from "../content.ts";

/** Free gift that comes along. */
export default function GiftBox() {
  const { title, text } = useContent("product-page").gift;
  return (
    <div className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-center gap-4 rounded-lg bg-brand-quiet p-4 text-sm leading-ui text-on-brand-quiet">
      <div className="studio rounded-carrier bg-studio">
        <Image
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
