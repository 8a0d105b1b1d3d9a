import { useId } from "react";
import { images as text } from "#i18n/he/images.ts";
import { joinClassNames } from "#ui/class-names.ts";
import { CatalogImage } from "#ui/image.tsx";
import { getFocusClass } from "#ui/image-details.ts";

type Focus = { readonly focusX: number; readonly focusY: number };
type FocusFieldProps = {
  address: string;
  focus: Focus;
  isReadOnly: boolean;
  onChange: (focus: Focus) => void;
};

const STEP = 5;

/**
 * Part of an image that must stay visible when it is cropped, set by a press on the image or by
 * two sliders. Below stands a preview of the crop.
 */
export function FocusField({ address, focus, isReadOnly, onChange }: FocusFieldProps) {
  const helpId = useId();
  const { focusX, focusY } = focus;
  return (
    <fieldset aria-describedby={helpId} className="grid gap-2">
      <legend className="mb-2 font-strong">{text.focus}</legend>
      {/* An image has its left on the left in every language. */}
      <div dir="ltr" className="relative overflow-hidden rounded-sm bg-studio">
        <CatalogImage imageUrl={address} alt="" sizes="24rem" className="block w-full" />
        <svg
          aria-hidden
          className={joinClassNames(
            "absolute inset-0 size-full",
            !isReadOnly && "cursor-crosshair",
          )}
          onClick={(event) => {
            if (isReadOnly) return;
            const box = event.currentTarget.getBoundingClientRect();
            onChange({
              focusX: toPercent(event.clientX - box.left, box.width),
              focusY: toPercent(event.clientY - box.top, box.height),
            });
          }}
        >
          <circle
            cx={`${focusX}%`}
            cy={`${focusY}%`}
            r="11"
            className="fill-transparent stroke-surface stroke-5"
          />
          <circle
            cx={`${focusX}%`}
            cy={`${focusY}%`}
            r="11"
            className="fill-transparent stroke-text stroke-2"
          />
        </svg>
      </div>
      <p id={helpId} className="text-xs text-faint">
        {text.focusHelp}
      </p>
      <Slider
        label={text.focusX}
        value={focusX}
        isDisabled={isReadOnly}
        onChange={(value) => onChange({ focusX: value, focusY })}
      />
      <Slider
        label={text.focusY}
        value={focusY}
        isDisabled={isReadOnly}
        onChange={(value) => onChange({ focusX, focusY: value })}
      />
      <div className="grid grid-cols-[3fr_1fr] gap-3">
        <Cut address={address} focus={focus} label={text.wide} className="aspect-3/1" />
        <Cut address={address} focus={focus} label={text.square} className="aspect-square" />
      </div>
    </fieldset>
  );
}

type SliderProps = {
  label: string;
  value: number;
  isDisabled: boolean;
  onChange: (value: number) => void;
};

function Slider({ label, value, isDisabled, onChange }: SliderProps) {
  return (
    <label className="grid gap-1 text-xs">
      <span>
        {label}: <bdi className="num">{value}%</bdi>
      </span>
      <input
        type="range"
        dir="ltr"
        min={0}
        max={100}
        step={STEP}
        value={value}
        disabled={isDisabled}
        aria-valuetext={`${value}%`}
        onChange={({ target }) => onChange(target.valueAsNumber)}
        className="min-h-11 w-full accent-brand lg:min-h-6"
      />
    </label>
  );
}

type CutProps = { address: string; focus: Focus; label: string; className: string };

function Cut({ address, focus, label, className }: CutProps) {
  return (
    <figure className="grid content-start gap-1">
      <CatalogImage
        imageUrl={address}
        alt=""
        sizes="18rem"
        className={joinClassNames(
          "w-full rounded-xs object-cover",
          className,
          getFocusClass(focus),
        )}
      />
      <figcaption className="text-xs text-faint">{label}</figcaption>
    </figure>
  );
}

/** In steps of five, as far as the storefront follows. */
function toPercent(at: number, of: number): number {
  const share = of === 0 ? 0.5 : Math.min(1, Math.max(0, at / of));
  return Math.round((share * 100) / STEP) * STEP;
}
