import { ArrowRight, ChevronDown } from "lucide-react";
import { lazy, Suspense, useId, useState } from "react";
import { productPage } from "#i18n/en/product.ts";
import { paths } from "#web/paths.ts";
import type { GalleryFilm } from "../gallery/list-films.ts";
import { PageLink } from "../parts/page-link.tsx";
import type { FitPanelProps } from "./fit-panel.tsx";

const FitPanel = lazy(() => import("./fit-panel.tsx"));
const FitFilm = lazy(() => import("./fit-film.tsx"));

type FitLineProps = FitPanelProps & { film: GalleryFilm | undefined };

/**
 * The fit check, folded to one line, and the way to the size chart, without scripts only that;
 * below them the film about who fits inside.
 */
export function FitLine({ film, ...props }: FitLineProps) {
  const [isOpen, setIsOpen] = useState(false);
  const panel = useId();
  return (
    <div className="grid gap-3 rounded-lg border border-line px-4 py-1">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={panel}
          onClick={() => setIsOpen(!isOpen)}
          className="group inline-flex min-h-11 items-center gap-2 font-medium noscript:hidden"
        >
          {productPage.fit.heading}
          <ChevronDown
            aria-hidden
            className="size-5 text-soft transition-transform duration-(--d-2) group-aria-expanded:rotate-180"
          />
        </button>
        <PageLink
          to={paths.sizeChart}
          className="link inline-flex min-h-11 items-center gap-1.5 text-sm"
        >
          {productPage.fit.sizeChart}
          <ArrowRight aria-hidden className="size-4" />
        </PageLink>
      </div>
      <div id={panel} hidden={!isOpen} className="pb-3">
        {isOpen && (
          <Suspense fallback={<div className="min-h-26" />}>
            <FitPanel {...props} />
          </Suspense>
        )}
      </div>
      {film && (
        <div className="pb-4">
          <Suspense fallback={null}>
            <FitFilm film={film} />
          </Suspense>
        </div>
      )}
    </div>
  );
}
