import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import { homeText } from "#i18n/en/home.ts";
import { IconButton } from "#ui/button.tsx";
import { closedByPressBeside } from "#ui/close-by-press-beside.ts";
import { CatalogImage } from "#ui/image.tsx";

/** Fields of a feature that are shown. */
export type ShownFeature = {
  readonly name: string;
  readonly image: string;
  readonly detail?: string | undefined;
};

type FeatureDialogProps = {
  feature: ShownFeature;
  /** After the dialog has closed, by whatever means. The page must give the focus back. */
  onClosed: () => void;
};

/**
 * The image of a feature, large. The browser's own dialog keeps the focus inside and closes on
 * Escape and on a press beside it.
 */
export default function FeatureDialog({ feature, onClosed }: FeatureDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    if (!shown?.open) shown?.showModal();
  }, []);
  const close = () => dialog.current?.close();
  return (
    <dialog
      ref={dialog}
      aria-labelledby="feature-name"
      aria-describedby={feature.detail ? "feature-detail" : undefined}
      {...closedByPressBeside}
      onClose={onClosed}
      className="m-auto max-h-[calc(100svh-2rem)] w-136 max-w-[calc(100vw-2rem)] overflow-y-auto overscroll-contain rounded-window bg-surface text-text opacity-100 shadow-high transition-all duration-(--d-2) ease-calm backdrop:bg-scrim starting:translate-y-1.5 starting:opacity-0"
    >
      <div className="p-2">
        <div className="aspect-square overflow-hidden rounded-[calc(var(--radius-window)-8px)] bg-studio">
          <CatalogImage
            imageUrl={feature.image}
            sizes="(min-width: 37.5rem) 33rem, 95vw"
            className="size-full object-cover"
          />
        </div>
        <div className="p-4 pt-5">
          <h2 id="feature-name" className="text-xl">
            {feature.name}
          </h2>
          {feature.detail && (
            <p id="feature-detail" className="mt-2 text-soft">
              {feature.detail}
            </p>
          )}
        </div>
      </div>
      <IconButton
        label={homeText.closeImage}
        className="absolute end-5 top-5 bg-surface shadow-mid"
        onClick={close}
      >
        <X aria-hidden className="size-5" />
      </IconButton>
    </dialog>
  );
}
