import { useId, type ReactNode } from "react";
import { searchPreview as text } from "#i18n/he/search-preview.ts";
import { shownBySearch } from "#modules/content/search-words.ts";
import { cutAtWord } from "#shared/cut-at-word.ts";

type SearchPreviewProps = {
  /** Of the page: "/product/olive". */
  path: string;
  title: string;
  description: string;
  className?: string;
};

/** A page as search engines list it, with its title and description cut where they cut them. */
export function SearchPreview({ path, title, description, className }: SearchPreviewProps) {
  const id = useId();
  const places = [location.host, ...path.split("/").filter((place) => place !== "")];
  return (
    <figure aria-labelledby={id} className={className}>
      <figcaption id={id} className="text-xs text-soft">
        {text.caption}
      </figcaption>
      <div
        dir="ltr"
        lang="en"
        className="mt-2 grid gap-1 rounded-sm border border-line bg-page px-4 py-3 wrap-anywhere"
      >
        <span className="text-xs text-faint">{places.join(" › ")}</span>
        <span className="text-lg leading-ui">{cutAtWord(title, shownBySearch.title)}</span>
        {description !== "" && (
          <span className="text-sm text-soft">
            {cutAtWord(description, shownBySearch.description)}
          </span>
        )}
      </div>
      {description === "" && <Note>{text.ownDescription}</Note>}
      {title.length > shownBySearch.title && (
        <Note>{text.cutTitle(title.length, shownBySearch.title)}</Note>
      )}
      {description.length > shownBySearch.description && (
        <Note>{text.cutDescription(description.length, shownBySearch.description)}</Note>
      )}
    </figure>
  );
}

function Note({ children }: { children: ReactNode }) {
  return <p className="mt-2 text-xs text-soft">{children}</p>;
}
