import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from "react";
import {
  getDistance,
  getLargestScale,
  getMiddle,
  moveBy,
  whole,
  limitToBox,
  computeZoom,
  type Point,
  type View,
} from "./zoom-motion.ts";

const WHEEL_SPEED = 0.002;
/** Firefox counts a wheel in lines. */
const LINE_PX = 16;
const KEY_FACTOR = 1.5;
const DOUBLE_TAP_MS = 400;
const TAP_RADIUS_PX = 24;
const KEY_STEP_PX = 80;
const CENTRE: Point = { x: 0, y: 0 };

/** The part that is looked at goes where the arrow points, so the image goes the other way. */
const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: KEY_STEP_PX, y: 0 },
  ArrowRight: { x: -KEY_STEP_PX, y: 0 },
  ArrowUp: { x: 0, y: KEY_STEP_PX },
  ArrowDown: { x: 0, y: -KEY_STEP_PX },
};

type Tap = Point & { readonly at: number };

/**
 * Enlarges the image that a stage shows: by two fingers, a double tap or click, the wheel and the
 * keys "+", "-" and "0". What is enlarged is moved by a finger, the mouse or the arrow keys. The
 * handlers return whether that was what happened; if not, it means something else.
 */
export function useZoom(stage: RefObject<HTMLElement | null>) {
  const view = useRef(whole);
  const fingers = useRef(new Map<number, Point>());
  const pressed = useRef<Tap>(undefined);
  const tapped = useRef<Tap>(undefined);
  const [isZoomed, setIsZoomed] = useState(false);

  function measure() {
    const image = stage.current?.querySelector<HTMLElement>("[data-shown] img");
    if (!image) return undefined;
    const box = { width: image.offsetWidth, height: image.offsetHeight };
    return { image, box, largest: getLargestScale(Number(image.getAttribute("width")), box.width) };
  }

  function show(next: View) {
    const shown = measure();
    if (!shown) return;
    view.current = limitToBox(next, shown.box, shown.largest);
    const { scale, x, y } = view.current;
    shown.image.style.transform = scale > 1 ? `translate(${x}px, ${y}px) scale(${scale})` : "";
    setIsZoomed(scale > 1);
  }

  /** Counted from the middle of the stage, where a whole image has its own. */
  function toPoint({ clientX, clientY }: { clientX: number; clientY: number }): Point {
    const box = stage.current?.getBoundingClientRect();
    if (!box) return CENTRE;
    return { x: clientX - box.x - box.width / 2, y: clientY - box.y - box.height / 2 };
  }

  /** As large as it gets, or whole again. */
  function toggle(point = CENTRE) {
    if (view.current.scale > 1) show(whole);
    else show(computeZoom(whole, measure()?.largest ?? 1, point));
  }

  function changeZoom(factor: number, point = CENTRE) {
    const largest = measure()?.largest ?? 1;
    const scale = Math.min(Math.max(view.current.scale * factor, 1), largest);
    show(computeZoom(view.current, scale / view.current.scale, point));
  }

  // React listens to wheels without the right to keep the page from zooming as a whole.
  useEffect(() => {
    const element = stage.current;
    const handleWheel = (event: WheelEvent) => {
      event.preventDefault();
      const px = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE_PX : 1);
      changeZoom(Math.exp(-px * WHEEL_SPEED), toPoint(event));
    };
    element?.addEventListener("wheel", handleWheel, { passive: false });
    return () => element?.removeEventListener("wheel", handleWheel);
  });

  /** A second tap soon after the first, at the same place. */
  function endTap(event: PointerEvent) {
    const point = { ...toPoint(event), at: event.timeStamp };
    const isTap = pressed.current && getDistance(pressed.current, point) < TAP_RADIUS_PX;
    pressed.current = undefined;
    if (!isTap) return;
    const first = tapped.current;
    const isSecond =
      first && point.at - first.at < DOUBLE_TAP_MS && getDistance(first, point) < TAP_RADIUS_PX;
    tapped.current = isSecond ? undefined : point;
    if (isSecond) toggle(point);
  }

  return {
    isZoomed,
    toggle: () => toggle(),
    /** Another image is shown, or this one goes: whole again. */
    reset: () => show(whole),
    onKeyDown(event: KeyboardEvent): boolean {
      if (event.altKey || event.ctrlKey || event.metaKey) return false;
      const move = view.current.scale > 1 ? arrows[event.key] : undefined;
      if (move) show(moveBy(view.current, move));
      else if (event.key === "+" || event.key === "=") changeZoom(KEY_FACTOR);
      else if (event.key === "-") changeZoom(1 / KEY_FACTOR);
      else if (event.key === "0") show(whole);
      else return false;
      event.preventDefault();
      return true;
    },
    onPointerDown(event: PointerEvent): boolean {
      fingers.current.set(event.pointerId, toPoint(event));
      pressed.current =
        fingers.current.size === 1 ? { ...toPoint(event), at: event.timeStamp } : undefined;
      const isTaken = fingers.current.size > 1 || view.current.scale > 1;
      if (isTaken) event.currentTarget.setPointerCapture(event.pointerId);
      return isTaken;
    },
    onPointerMove(event: PointerEvent): boolean {
      const before = fingers.current.get(event.pointerId);
      if (!before) return false;
      const point = toPoint(event);
      fingers.current.set(event.pointerId, point);
      const others = [...fingers.current].filter(([id]) => id !== event.pointerId);
      const other = others[0]?.[1];
      if (other) {
        const from = getMiddle(before, other);
        const to = getMiddle(point, other);
        changeZoom(getDistance(point, other) / Math.max(getDistance(before, other), 1), from);
        show(moveBy(view.current, { x: to.x - from.x, y: to.y - from.y }));
        return true;
      }
      if (view.current.scale === 1) return false;
      show(moveBy(view.current, { x: point.x - before.x, y: point.y - before.y }));
      return true;
    },
    onPointerEnd(event: PointerEvent) {
      fingers.current.delete(event.pointerId);
      if (event.type === "pointerup") endTap(event);
      else pressed.current = undefined;
    },
  };
}
