import { Image } from "#ui/image.tsx";
import { useContent } from "../content.ts";

/** Asks for images of the road. */
export function PromoCard() {
  const text = useContent("contact").promo;
  return (
    <section aria-labelledby="promo" className="patch grid justify-items-start gap-5 p-10 sm:p-12">
      <div className="porthole mb-3 w-40">
        <Image
          name="gallery/mountain"
          sizes="13.5rem"
          className="aspect-square w-full object-cover"
        />
      </div>
      <h2 id="promo" className="text-2xl">
        {text.heading}
      </h2>
      <p className="text-on-patch-soft">{text.text}</p>
      <p className="font-display text-lg tracking-head wrap-anywhere">{text.hashtag}</p>
      <p className="text-sm text-on-patch-soft">{text.note}</p>
    </section>
  );
}
