import {
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from "react";
import {
  findKeyTarget,
  getNeighbour,
  getSwipeStep,
  getUncoveredStep,
  type Step,
  type TextDirection,
} from "./carousel-motion.ts";

const SLIDE_MS = 420;
const SLIDE_EASING = "cubic-bezier(0.2, 0.7, 0.2, 1)";

type Drag = { pointerId: number; startX: number; movedPx: number };

export type CarouselControl = {
  /** The element whose children are the slides. */
  viewport: RefObject<HTMLDivElement | null>;
  /**
   * False in the server's HTML and until scripts run: the slides are then a strip that scrolls by
   * itself.
   */
  live: boolean;
  index: number;
  /** Shows the image `step` away, around the ends. */
  move: (step: Step) => void;
  /** Shows one image. */
  show: (target: number) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  /** Ends a swipe that turned out to be something else; the image goes back to its place. */
  release: () => void;
  /** For the viewport: the image follows a finger or a pen. */
  swipe: {
    onPointerDown: (event: PointerEvent) => void;
    onPointerMove: (event: PointerEvent) => void;
    onPointerUp: (event: PointerEvent) => void;
    onPointerCancel: (event: PointerEvent) => void;
  };
};

/**
 * Which of `count` slides is shown, from `start` on, and how it gets there. Positions are set on
 * the elements by script, for the page's security policy allows no style attributes in its HTML.
 * `onSlideRequested` is called whenever a slide is requested, also the shown one.
 */
export function useCarousel(
  count: number,
  start = 0,
  onSlideRequested?: () => void,
): CarouselControl {
  const viewport = useRef<HTMLDivElement>(null);
  const drag = useRef<Drag>(undefined);
  const [live, setLive] = useState(false);
  const [index, setIndex] = useState(start);

  // A strip that was scrolled before scripts ran stays at its image. Before the paint, so nothing
  // jumps.
  useLayoutEffect(() => {
    const strip = viewport.current;
    if (!strip) return;
    const scrolled = Math.round(Math.abs(strip.scrollLeft) / strip.clientWidth) || 0;
    if (scrolled > 0) setIndex(Math.min(scrolled, count - 1));
    setLive(true);
  }, [count]);

  function findSlide(target: number): HTMLElement | undefined {
    const found = viewport.current?.children[target];
    return found instanceof HTMLElement ? found : undefined;
  }

  /** Moves to `target`, beginning where a finger left the images. */
  function showSlide(target: number, step: Step, movedPx = 0) {
    onSlideRequested?.();
    if (target === index) return;
    const toward = getPhysicalSide(step, getDirection(viewport.current));
    const width = viewport.current?.clientWidth ?? 0;
    moveToRest();
    moveSlide(findSlide(index), movedPx, -toward * width);
    moveSlide(findSlide(target), movedPx + toward * width, 0);
    setIndex(target);
  }

  /** Ends all movement: every slide is where it belongs. */
  function moveToRest() {
    for (let each = 0; each < count; each += 1) {
      const element = findSlide(each);
      for (const animation of element?.getAnimations() ?? []) animation.cancel();
      place(element, undefined);
    }
  }

  function moveBack(movedPx: number) {
    const textDirection = getDirection(viewport.current);
    const step = getUncoveredStep(movedPx, textDirection);
    moveToRest();
    if (step === 0) return;
    const away = getPhysicalSide(step, textDirection) * (viewport.current?.clientWidth ?? 0);
    moveSlide(findSlide(index), movedPx, 0);
    moveSlide(findSlide(getNeighbour(index, step, count)), movedPx + away, away);
  }

  function finish(event: PointerEvent, step: Step) {
    if (drag.current?.pointerId !== event.pointerId) return;
    const { movedPx } = drag.current;
    drag.current = undefined;
    if (step === 0) moveBack(movedPx);
    else showSlide(getNeighbour(index, step, count), step, movedPx);
  }

  return {
    viewport,
    live,
    index,
    move: (step) => showSlide(getNeighbour(index, step, count), step),
    show: (target) => showSlide(target, target > index ? 1 : -1),
    onKeyDown(event) {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || count < 2) return;
      const found = findKeyTarget(event.key, {
        index,
        count,
        direction: getDirection(viewport.current),
      });
      if (!found) return;
      event.preventDefault();
      showSlide(found.target, found.step);
    },
    release() {
      const { movedPx = 0 } = drag.current ?? {};
      drag.current = undefined;
      moveBack(movedPx);
    },
    swipe: {
      onPointerDown(event) {
        // A mouse has the buttons; a second finger pinches.
        if (event.pointerType === "mouse" || !event.isPrimary || count < 2) return;
        drag.current = { pointerId: event.pointerId, startX: event.clientX, movedPx: 0 };
        moveToRest();
      },
      onPointerMove(event) {
        if (drag.current?.pointerId !== event.pointerId) return;
        const movedPx = event.clientX - drag.current.startX;
        drag.current.movedPx = movedPx;
        const textDirection = getDirection(viewport.current);
        const step = getUncoveredStep(movedPx, textDirection);
        const away = getPhysicalSide(step, textDirection) * (viewport.current?.clientWidth ?? 0);
        moveToRest();
        place(findSlide(index), movedPx);
        if (step !== 0) place(findSlide(getNeighbour(index, step, count)), movedPx + away);
      },
      onPointerUp(event) {
        const movedPx = event.clientX - (drag.current?.startX ?? event.clientX);
        if (drag.current) drag.current.movedPx = movedPx;
        finish(event, getSwipeStep(movedPx, getDirection(viewport.current)));
      },
      // The browser took the finger for itself: the page scrolls up or down.
      onPointerCancel: (event) => finish(event, 0),
    },
  };
}

function getDirection(element: Element | null): TextDirection {
  return element && getComputedStyle(element).direction === "rtl" ? "rtl" : "ltr";
}

/** 1 when the image `step` away lies to the right of the shown one, -1 to the left. */
function getPhysicalSide(step: Step, textDirection: TextDirection): number {
  return textDirection === "ltr" ? step : -step;
}

/** Holds a slide at a distance from its place; undefined lets it go. */
function place(element: HTMLElement | undefined, px: number | undefined) {
  if (!element) return;
  element.style.transform = px === undefined ? "" : `translateX(${px}px)`;
  element.style.visibility = px === undefined ? "" : "visible";
}

function moveSlide(element: HTMLElement | undefined, fromPx: number, toPx: number) {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  element?.animate(
    {
      transform: [`translateX(${fromPx}px)`, `translateX(${toPx}px)`],
      visibility: ["visible", "visible"],
    },
    { duration: SLIDE_MS, easing: SLIDE_EASING },
  );
}
