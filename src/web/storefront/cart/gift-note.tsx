import { cart } from "#i18n/en/cart.ts";
import { Image } from "#ui/image.tsx";
import { joinClassNames } from "#ui/class-names.ts";

/** The gift that every order brings along. */
export function GiftNote({ className }: { className?: string }) {
  return (
    <div
      className={joinClassNames(
        "grid grid-cols-[4.5rem_minmax(0,1fr)_auto] items-center gap-4",
        className,
      )}
    >
      <span className="studio block aspect-square rounded-carrier bg-studio">
        <Image name="detail/storage-bag" alt="" sizes="4.5rem" className="size-full object-cover" />
      </span>
      <p className="leading-ui">
        {cart.gift.name}
        <span className="block text-sm text-soft">{cart.gift.text}</span>
      </p>
      <p>{cart.summary.free}</p>
    </div>
  );
}
