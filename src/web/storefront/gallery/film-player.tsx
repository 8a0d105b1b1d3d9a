import { Play } from "lucide-react";
import { useRef, useState, type ComponentProps } from "react";
import { galleryText } from "#i18n/en/gallery.ts";
import { FILM_WIDTH, filmSources, type FilmId } from "#media/films.ts";
import { sizedImageUrl } from "#media/image.ts";
import { joinClassNames } from "#ui/class-names.ts";
import { Image } from "#ui/image.tsx";

type FilmPlayerProps = {
  id: FilmId;
  name: string;
  /** How wide it is shown, as in the `sizes` attribute of an image. */
  sizes: string;
  /** Part of the first screen: its frame is loaded before other images. */
  isFirst?: boolean;
};

/**
 * A film over its first frame, which is seen through it until it plays; nothing of it is loaded
 * before play is pressed. Without scripts there are the browser's own controls, which would cover
 * that frame: theirs is a poster.
 */
export function FilmPlayer({ id, name, sizes, isFirst = false }: FilmPlayerProps) {
  const video = useRef<HTMLVideoElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<"resting" | "starting" | "playing">("resting");
  const { poster } = filmSources(id);
  const isPlaying = state === "playing";

  function startFilm() {
    setState("starting");
    // Refused without a connection, for example; another press tries again.
    video.current?.play().catch(() => setState("resting"));
  }

  function showFilm() {
    if (document.activeElement === button.current) video.current?.focus();
    setState("playing");
  }

  return (
    <div className="relative rounded-window border border-line bg-studio">
      <Image
        name={poster}
        alt=""
        sizes={sizes}
        priority={isFirst}
        className="absolute inset-0 size-full rounded-window object-cover"
      />
      <Film
        id={id}
        aria-label={name}
        ref={video}
        controls={isPlaying}
        tabIndex={isPlaying ? 0 : -1}
        onPlaying={showFilm}
        className="noscript:hidden"
      />
      {!isPlaying && (
        <button
          ref={button}
          type="button"
          aria-busy={state === "starting"}
          onClick={startFilm}
          aria-label={galleryText.play(name)}
          className="absolute inset-0 grid place-items-center rounded-window focus-visible:rounded-window aria-busy:motion-safe:animate-pulse noscript:hidden"
        >
          <span className="grid size-18 place-items-center rounded-pill bg-studio-control text-on-studio shadow-mid">
            <Play aria-hidden className="ms-1 size-6" />
          </span>
        </button>
      )}
      <noscript>
        <Film
          id={id}
          aria-label={name}
          controls
          poster={sizedImageUrl(poster, FILM_WIDTH, "webp")}
        />
      </noscript>
    </div>
  );
}

type FilmProps = Omit<ComponentProps<"video">, "id" | "className"> & {
  id: FilmId;
  className?: string;
};

/** Silent, so there is nothing to caption; the words beside it tell what is seen. */
function Film({ id, className, ...props }: FilmProps) {
  const { webm, mp4, width, height } = filmSources(id);
  return (
    <video
      {...props}
      muted
      playsInline
      preload="none"
      width={width}
      height={height}
      className={joinClassNames("relative h-auto w-full rounded-window", className)}
    >
      <source src={webm} type="video/webm" />
      <source src={mp4} type="video/mp4" />
    </video>
  );
}
