import { ChevronDown } from "lucide-react";
import { lazy, Suspense, useRef, useState } from "react";
import { homeText } from "#i18n/en/home.ts";
import type { Content } from "#modules/content/documents.ts";
import { fillText } from "#shared/fill-text.ts";
import { Thumbnail } from "#ui/thumbnail.tsx";
import { paths } from "#web/paths.ts";
import { useContent } from "../content.ts";
import { PageLink } from "../parts/page-link.tsx";
import { SizeImage } from "../parts/size-image.tsx";
import { Units } from "../parts/units.tsx";
import type { ShownFeature } from "./feature-dialog.tsx";

const FeatureDialog = lazy(() => import("./feature-dialog.tsx"));

type Features = Content["home"]["features"];
type Feature = Features["groups"][number]["features"][number];

/**
 * A measured drawing beside all features, nothing without any. They are folded, group by group, but
 * for the first. Those that can be seen open their image in a dialog.
 */
export function FeaturesSection() {
  const [shown, setShown] = useState<ShownFeature>();
  const opener = useRef<HTMLButtonElement>(null);
  const words = useContent("home").features;
  const count = words.groups.reduce((sum, group) => sum + group.features.length, 0);
  if (count === 0) return null;
  return (
    <section
      className="wrap section grid items-start gap-x-columns gap-y-10 pt-0 md:grid-cols-(--minor-major)"
      aria-labelledby="features"
    >
      <MeasuredDrawing words={words} />
      <div>
        <h2 id="features">{fillText(words.heading, { count: String(count) })}</h2>
        <p className="lede mt-4">{words.text}</p>
        <div className="mt-8 border-t border-line">
          {words.groups.map((group, index) => (
            <details key={group.id} open={index === 0} className="group/fold border-b border-line">
              <summary className="flex min-h-14 items-center gap-3 py-3">
                <h3 className="text-lg">{group.heading}</h3>
                <span className="num me-auto text-sm text-soft">{group.features.length}</span>
                <ChevronDown
                  aria-hidden
                  className="size-5 flex-none text-soft transition-transform duration-(--d-2) group-open/fold:rotate-180"
                />
              </summary>
              <ul className="gap-x-columns pb-4 xl:grid xl:grid-cols-2">
                {group.features.map((feature) => (
                  <FeatureRow
                    key={feature.id}
                    feature={feature}
                    onShow={(withImage, button) => {
                      opener.current = button;
                      setShown(withImage);
                    }}
                  />
                ))}
              </ul>
            </details>
          ))}
        </div>
      </div>
      {shown && (
        <Suspense fallback={null}>
          <FeatureDialog
            feature={shown}
            onClosed={() => {
              setShown(undefined);
              opener.current?.focus();
            }}
          />
        </Suspense>
      )}
    </section>
  );
}

type FeatureRowProps = {
  feature: Feature;
  onShow: (feature: ShownFeature, button: HTMLButtonElement) => void;
};

function FeatureRow({ feature, onShow }: FeatureRowProps) {
  const { name, image, detail } = feature;
  return (
    <li className="flex min-h-14 items-center justify-between gap-4 border-t border-line py-1.5 leading-ui">
      {name}
      {image && (
        <button
          type="button"
          aria-haspopup="dialog"
          className="group inline-flex min-h-11 flex-none items-center gap-2 ps-2 text-sm font-medium text-link noscript:hidden"
          onClick={(event) => onShow({ name, image, detail }, event.currentTarget)}
        >
          {homeText.seeIt}
          <span className="sr-only">{name}</span>
          <Thumbnail
            imageUrl={image}
            className="size-10 rounded-carrier border border-line object-cover transition-transform duration-(--d-2) ease-spring motion-safe:group-hover:scale-110 motion-safe:group-hover:-rotate-3"
          />
        </button>
      )}
    </li>
  );
}

/** The side view with its two measures. It follows the list on wide screens. */
function MeasuredDrawing({ words }: { words: Features }) {
  return (
    <figure className="md:sticky md:top-28">
      <SizeImage
        view="side"
        measures={words.drawing}
        sizes="(min-width: 64rem) 36rem, (min-width: 48rem) 34vw, 91vw"
      />
      <figcaption className="mt-3 text-xs text-soft">
        <Units>{words.room}</Units>{" "}
        <PageLink to={paths.sizeChart} className="link inline-block py-3">
          {words.measure}
        </PageLink>
      </figcaption>
    </figure>
  );
}
