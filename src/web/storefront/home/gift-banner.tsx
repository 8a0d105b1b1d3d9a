import { Gift } from "lucide-react";
import { Image } from "#ui/image.tsx";
import { useContent } from "../content.ts";

export function GiftBanner() {
  const { gift } = useContent("home");
  return (
    <section className="wrap" aria-labelledby="gift">
      <div className="patch grid items-center gap-8 p-[clamp(2.25rem,5.5vw,5rem)] md:grid-cols-(--major-minor)">
        <div className="grid justify-items-start gap-5">
          <h2 id="gift" className="max-w-[14ch]">
            {gift.heading}
          </h2>
          <p className="lede text-on-patch-soft">{gift.text}</p>
          <p className="flex items-center gap-3 font-medium">
            <Gift aria-hidden className="size-5 flex-none" />
            {gift.note}
          </p>
        </div>
        <div className="porthole order-first w-40 md:order-none md:w-full md:max-w-80 md:justify-self-end">
          <Image
            name="detail/storage-bag"
            sizes="(min-width: 48rem) 20rem, 10rem"
            className="aspect-square w-full object-cover"
          />
        </div>
      </div>
    </section>
  );
}
