import { Play } from "lucide-react";
import { useRef, useState } from "react";
import { galleryText } from "#i18n/en/gallery.ts";
import { filmSources, type FilmId } from "#media/films.ts";
import { useIsAlive } from "#web/use-is-alive.ts";

type FilmPlayerProps = { id: FilmId; name: string };

/**
 * A film behind its first frame; nothing of it is loaded before somebody presses play. Without scripts the
 * browser's own controls lie on the frame from the beginning.
 */
export function FilmPlayer({ id, name }: FilmPlayerProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [started, setStarted] = useState(false);
  const covered = useIsAlive() && !started;
  const source = filmSources(id);

  function play() {
    setStarted(true);
    video.current?.focus();
    // Refused only when the film is taken off the page at once; then there is nothing left to play.
    video.current?.play().catch(() => undefined);
  }

  return (
    <div className="relative">
      {/* Silent, so there is nothing to caption; the words beside it tell what is seen. */}
      <video
        ref={video}
        controls={!covered}
        tabIndex={covered ? -1 : 0}
        muted
        playsInline
        preload="none"
        poster={source.poster}
        width={source.width}
        height={source.height}
        aria-label={name}
        className="h-auto w-full rounded-window border border-line bg-studio focus-visible:rounded-window"
      >
        <source src={source.webm} type="video/webm" />
        <source src={source.mp4} type="video/mp4" />
      </video>
      {covered && (
        <button
          type="button"
          onClick={play}
          aria-label={galleryText.play(name)}
          className="absolute inset-0 grid place-items-center rounded-window focus-visible:rounded-window"
        >
          <span className="grid size-18 place-items-center rounded-pill bg-studio-control text-on-studio shadow-mid">
            <Play aria-hidden className="ms-1 size-6" />
          </span>
        </button>
      )}
    </div>
  );
}
