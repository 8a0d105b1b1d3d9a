import { useEffect, useState } from "react";

/**
 * A text for cameras. What draws it is loaded when it is wanted; without it, the place stays empty.
 * Dark on light in every theme: not every reader takes it the other way round.
 */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [drawn, setDrawn] = useState<{ size: number; path: string }>();
  useEffect(() => {
    let isGone = false;
    import("./qr-squares.ts").then(
      ({ computeQrSquares }) => !isGone && setDrawn(computeQrSquares(text)),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={drawn && `0 0 ${drawn.size} ${drawn.size}`}
      shapeRendering="crispEdges"
      className="size-52 flex-none rounded-sm border border-line bg-studio-control text-on-studio"
    >
      {drawn && <path d={drawn.path} fill="currentColor" />}
    </svg>
  );
}
