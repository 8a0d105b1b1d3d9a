import type { ReactNode } from "react";
import { CatalogImage } from "#ui/image.tsx";
import { moveFocus } from "#ui/move-focus.ts";

type AuthCardProps = {
  labels: { heading: string; text: string; image: string };
  /** Whether it replaces a card that had the focus, so that it takes the focus. */
  takesFocus?: boolean;
  children: ReactNode;
};

/**
 * A form on its card; where there is room, with an image of the way out into the world beside it.
 * Both have their places by name: the image's part of the page may arrive later, and nothing
 * moves then.
 */
export function AuthCard({ labels, takesFocus = false, children }: AuthCardProps) {
  return (
    <div className="wrap grid grid-cols-1 gap-x-columns pt-6 pb-(--section) md:pt-12 lg:grid-cols-2">
      <div className="mx-auto w-full max-w-150 rounded-lg bg-surface px-5 py-8 shadow-low sm:px-10 sm:py-12 lg:col-start-2 lg:row-start-1 lg:max-w-none">
        <h1 ref={takesFocus ? moveFocus : undefined} tabIndex={-1} className="text-3xl">
          {labels.heading}
        </h1>
        <p className="mt-3 mb-8 text-soft">{labels.text}</p>
        {children}
      </div>
      <CatalogImage
        imageUrl={labels.image}
        alt=""
        sizes="(min-width: 64rem) max(45vw, 66rem), 1px"
        className="size-full rounded-window object-cover max-lg:hidden lg:col-start-1 lg:row-start-1"
      />
    </div>
  );
}
