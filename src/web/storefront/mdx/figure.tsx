import { imageCaption } from "#media/captions.ts";
import type { ImageName } from "#media/image.ts";
import { Image } from "#ui/image.tsx";

/** An image within a text, with its caption if it has one. */
export function Figure({ name }: { name: ImageName }) {
  const caption = imageCaption(name);
  return (
    <figure className="grid gap-3">
      <Image
        name={name}
        sizes="(min-width: 48rem) 44rem, 100vw"
        className="h-auto w-full rounded-window"
      />
      {caption && <figcaption className="text-sm text-soft">{caption}</figcaption>}
    </figure>
  );
}
