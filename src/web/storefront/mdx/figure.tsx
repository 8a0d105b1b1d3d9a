import { pictureCaption, type PictureName } from "#media/picture.ts";
import { Picture } from "#ui/picture.tsx";

/** A picture within a text, with its caption if it has one. */
export function Figure({ name }: { name: PictureName }) {
  const caption = pictureCaption(name);
  return (
    <figure className="grid gap-3">
      <Picture
        name={name}
        sizes="(min-width: 48rem) 44rem, 100vw"
        className="h-auto w-full rounded-window"
      />
      {caption && <figcaption className="text-sm text-soft">{caption}</figcaption>}
    </figure>
  );
}
