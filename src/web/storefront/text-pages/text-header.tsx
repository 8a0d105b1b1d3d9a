import { reading } from "#i18n/en/reading.ts";
import { CatalogImage } from "#ui/image.tsx";
import type { TextPage } from "#modules/content/texts.ts";
import { DataText } from "#ui/data-text.tsx";

type TextHeaderProps = {
  page: Pick<TextPage, "title" | "lede" | "updated" | "image">;
};

/** The beginning of a text, with an image beside it if it has one. */
export function TextHeader({ page: { title, lede, updated, image } }: TextHeaderProps) {
  const heading = (
    <div className="grid gap-6">
      <h1 className="max-w-[17ch]">
        <DataText>{title}</DataText>
      </h1>
      <p className="lede">{lede}</p>
      {updated && <p className="text-sm text-soft">{reading.lastUpdated(updated)}</p>}
    </div>
  );
  return image ? (
    <header className="mt-4 mb-8 grid items-center gap-x-columns gap-y-8 md:mb-12 lg:grid-cols-2">
      {heading}
      <CatalogImage
        imageUrl={image}
        priority
        sizes="(min-width: 84rem) 39rem, (min-width: 64rem) 43vw, 91vw"
        className="aspect-4/3 w-full rounded-window object-cover"
      />
    </header>
  ) : (
    <header className="mt-4 mb-8 md:mb-12">{heading}</header>
  );
}
