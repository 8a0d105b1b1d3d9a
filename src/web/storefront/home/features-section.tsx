import { lazy, Suspense, useRef, useState } from "react";
import { Link } from "react-router";
import {
  featureCount,
  featureGroups,
  type Feature,
  type FeatureWithImage,
} from "#content/features.ts";
import { home } from "#content/home.ts";
import { homeText } from "#i18n/en/home.ts";
import { Thumbnail } from "#ui/image.tsx";
import { paths } from "#web/paths.ts";
import { SizeImage } from "../parts/size-image.tsx";

const FeatureDialog = lazy(() => import("./feature-dialog.tsx"));

/**
 * A measured drawing beside all features. Those that can be seen open their image in a dialog.
 */
export function FeaturesSection() {
  const [shown, setShown] = useState<FeatureWithImage>();
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <section
      className="wrap section grid items-start gap-x-columns gap-y-10 pt-0 md:grid-cols-(--minor-major)"
      aria-labelledby="features"
    >
      <MeasuredDrawing />
      <div>
        <h2 id="features">{home.features.heading(featureCount)}</h2>
        <p className="lede mt-4">{home.features.text}</p>
        <div className="grid gap-x-columns xl:grid-cols-2">
          {featureGroups.map((group) => (
            <div key={group.id} className="mt-9">
              <h3 className="pb-2.5 text-lg">{group.heading}</h3>
              <ul className="border-t border-line">
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
            </div>
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
  onShow: (feature: FeatureWithImage, button: HTMLButtonElement) => void;
};

function FeatureRow({ feature, onShow }: FeatureRowProps) {
  return (
    <li className="flex min-h-14 items-center justify-between gap-4 border-b border-line py-1.5 leading-ui">
      {feature.name}
      {"image" in feature && (
        <button
          type="button"
          aria-haspopup="dialog"
          className="group inline-flex min-h-11 flex-none items-center gap-2 ps-2 text-sm font-medium text-link"
          onClick={(event) => onShow(feature, event.currentTarget)}
        >
          {homeText.seeIt}
          <span className="sr-only">{feature.name}</span>
          <Thumbnail
            name={feature.image}
            className="size-10 rounded-carrier border border-line object-cover transition-transform duration-(--d-2) ease-spring motion-safe:group-hover:scale-110 motion-safe:group-hover:-rotate-3"
          />
        </button>
      )}
    </li>
  );
}

/** The side view with its two measures. It follows the list on wide screens. */
function MeasuredDrawing() {
  return (
    <figure className="md:sticky md:top-28">
      <SizeImage view="side" sizes="(min-width: 64rem) 36rem, (min-width: 48rem) 34vw, 91vw" />
      <figcaption className="mt-3 text-xs text-soft">
        {home.features.room}{" "}
        <Link to={paths.sizeChart} className="link inline-block py-3">
          {home.features.measure}
        </Link>
      </figcaption>
    </figure>
  );
}
