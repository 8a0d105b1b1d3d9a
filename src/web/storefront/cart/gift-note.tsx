import { cart } from "#i18n/en/cart.ts";
import { listGifts, type Cart, type CartGift } from "#modules/cart/cart.ts";
import { joinClassNames } from "#ui/class-names.ts";
import { DataText } from "#ui/data-text.tsx";
import { LineImage } from "./line-image.tsx";

type GiftNotesProps = { lines: Cart; className?: string };

/** The gifts that come with these lines, as the owner has chosen them. */
export function GiftNotes({ lines, ...layout }: GiftNotesProps) {
  return listGifts(lines).map((gift) => <GiftNote key={gift.name} gift={gift} {...layout} />);
}

function GiftNote({ gift, className }: { gift: CartGift; className?: string }) {
  return (
    <div
      className={joinClassNames(
        "grid grid-cols-[4.5rem_minmax(0,1fr)_auto] items-center gap-4",
        className,
      )}
    >
      <LineImage color={undefined} image={gift.image ?? ""} className="bg-studio" sizes="4.5rem" />
      <p className="leading-ui">
        <DataText>{gift.name}</DataText>
        <span className="block text-sm text-soft">{cart.giftText}</span>
      </p>
      <p>{cart.summary.free}</p>
    </div>
  );
}
