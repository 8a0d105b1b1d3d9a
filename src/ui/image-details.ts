// Details of images that the owner has given, beside those in their files.
import { createContext, useContext } from "react";

export type ImageDetails = {
  readonly alt?: string | null;
  /** Point that must stay visible where it is cut: percent of width and height. */
  readonly focusX: number;
  readonly focusY: number;
};

/** By stored address. */
export const ImageDetailsContext = createContext<Readonly<Record<string, ImageDetails>>>({});

/** The owner's details of the image with this address; undefined where there are none. */
export function useImageDetails(address: string): ImageDetails | undefined {
  const all = useContext(ImageDetailsContext);
  return Object.hasOwn(all, address) ? all[address] : undefined;
}

const STEP = 5;
const MIDDLE = 50;
const toStep = (percent: number) => Math.round(percent / STEP) * STEP;

/** The classes by which an image is cut around its focus; none for one that is in the middle. */
export function getFocusClass(
  focus: Pick<ImageDetails, "focusX" | "focusY"> | undefined,
): string | undefined {
  const x = toStep(focus?.focusX ?? MIDDLE);
  const y = toStep(focus?.focusY ?? MIDDLE);
  return x === MIDDLE && y === MIDDLE ? undefined : `focused focus-x-${x} focus-y-${y}`;
}
