import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { toImageHash, findImage, type Named } from "./image-hash.ts";

/**
 * Set on the entry of the history that opening an image adds, so that closing takes exactly that
 * one back.
 */
const OPENED_HERE = "opened-here";

/**
 * The image with which the viewer opened, or undefined. The address decides: it may be a shared
 * link, and Back closes. `onClosed` gets the image that was shown last.
 */
export function useViewer(images: readonly Named[], onClosed: (last: number) => void) {
  const location = useLocation();
  const { hash } = location;
  const state: unknown = location.state;
  const navigate = useNavigate();
  const show = useShowImage(images);
  const [start, setStart] = useState<number>();
  const shown = useRef<number>(undefined);
  const last = useRef<number>(undefined);

  // After the first render only: the server does not know what stands behind the "#".
  useEffect(() => {
    const named = findImage(images, hash);
    if (named === shown.current) return;
    last.current = shown.current;
    shown.current = named;
    setStart(named);
  }, [images, hash]);

  // When the viewer is gone: as long as it is open, nothing else on the page takes the focus.
  useEffect(() => {
    if (start !== undefined || last.current === undefined) return;
    onClosed(last.current);
    last.current = undefined;
  });

  return {
    start,
    show,
    browse: (index: number) => {
      if (index === shown.current) return;
      shown.current = index;
      void navigate(
        { hash: toImageHash(images, index) },
        { preventScrollReset: true, replace: true, state },
      );
    },
    close: () => {
      if (state === OPENED_HERE) void navigate(-1);
      else void navigate({ hash: "" }, { preventScrollReset: true, replace: true });
    },
  };
}

/** Opens the viewer of the page at one of its images; also for pictures elsewhere on the page. */
export function useShowImage(images: readonly Named[]): (index: number) => void {
  const navigate = useNavigate();
  return (index) =>
    void navigate(
      { hash: toImageHash(images, index) },
      { preventScrollReset: true, state: OPENED_HERE },
    );
}
