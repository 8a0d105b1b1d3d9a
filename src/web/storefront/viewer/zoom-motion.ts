/** The rules by which an image is enlarged and moved, without a screen. */

/** How large an image is shown, and how far its middle has moved, in pixels of the page. */
export type View = { readonly scale: number; readonly x: number; readonly y: number };
export type Point = { readonly x: number; readonly y: number };
export type Box = { readonly width: number; readonly height: number };

/** As it lies in the window. */
export const whole: View = { scale: 1, x: 0, y: 0 };

const LEAST_ZOOM = 2;
const MOST_ZOOM = 4;

/**
 * How far an image is enlarged at most: to one dot of its file for each pixel of the page, but
 * twice in any case, for visitors who need it larger rather than sharper.
 */
export function getLargestScale(fileWidth: number, shownWidth: number): number {
  return Math.min(Math.max(fileWidth / shownWidth, LEAST_ZOOM), MOST_ZOOM);
}

/** The nearest view whose edges do not leave the image's own place. */
export function limitToBox(view: View, box: Box, largest: number): View {
  const scale = Math.min(Math.max(view.scale, 1), largest);
  return {
    scale,
    x: limit(view.x, ((scale - 1) * box.width) / 2),
    y: limit(view.y, ((scale - 1) * box.height) / 2),
  };
}

/** Enlarged by a factor around a point, which stays where it is; points count from the middle. */
export function computeZoom(view: View, factor: number, point: Point): View {
  return {
    scale: view.scale * factor,
    x: point.x - (point.x - view.x) * factor,
    y: point.y - (point.y - view.y) * factor,
  };
}

export function moveBy(view: View, { x, y }: Point): View {
  return { scale: view.scale, x: view.x + x, y: view.y + y };
}

export function getMiddle(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

export function getDistance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function limit(value: number, most: number): number {
  return Math.min(Math.max(value, -most), most);
}
