import { ExternalLink } from "lucide-react";
import { useCallback, useEffect, useRef, useState } from "react";
import { contentActions } from "#i18n/he/content-editor.ts";
import { joinClassNames } from "#ui/class-names.ts";
import { useApiAction } from "../../api/use-api.ts";
import { getActionClass } from "../../kit/action-button.tsx";
import { useWidth } from "../../kit/charts/use-width.ts";
import { Chips } from "../../kit/chips.tsx";
import { LoadError } from "../../kit/list-frame.tsx";

const text = contentActions.preview;
const widths = { phone: 390, desktop: 1280 } as const;
type Device = keyof typeof widths;
const devices: readonly Device[] = ["phone", "desktop"];

type PreviewPanelProps = {
  documentKey: string;
  name: string;
  /** Another key shows another version: the page is loaded again. */
  stamp: string;
};

/** The page itself with the texts of the draft, as wide as on a phone or a computer. */
export function PreviewPanel({ documentKey, name, stamp }: PreviewPanelProps) {
  const [device, setDevice] = useState<Device>("phone");
  const { mutate, data, error } = useApiAction("POST /api/admin/content/preview", {
    changesNothing: true,
    failed: text.failed,
    onError: () => true,
  });
  const load = useCallback(() => mutate({ body: { key: documentKey } }), [mutate, documentKey]);
  useEffect(load, [load]);
  if (data === undefined)
    return <LoadError read={{ error, refetch: load }} failed={text.failed} rows={4} />;
  return (
    <div className="grid min-w-0 gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <Chips
          label={text.width}
          value={device}
          choices={devices.map((value) => ({ value, label: text[value] }))}
          onChoose={setDevice}
        />
        <a
          href={data.url}
          target="_blank"
          rel="noreferrer"
          className={joinClassNames(getActionClass("quiet"), "ms-auto")}
        >
          <ExternalLink aria-hidden className="size-4" />
          {text.open}
        </a>
      </div>
      <PageFrame url={data.url} title={text.frame(name)} device={device} stamp={stamp} />
    </div>
  );
}

type PageFrameProps = { url: string; title: string; device: Device; stamp: string };

/** A page as wide as its device, made smaller where there is less room. */
function PageFrame({ url, title, device, stamp }: PageFrameProps) {
  const [box, room] = useWidth<HTMLDivElement>(widths.phone);
  const frame = useRef<HTMLIFrameElement>(null);
  const shown = useRef(stamp);
  useEffect(() => {
    if (shown.current === stamp) return;
    shown.current = stamp;
    // Unlike a new address, a reload keeps the scroll position.
    frame.current?.contentWindow?.location.reload();
  }, [stamp]);
  const width = widths[device];
  useEffect(() => {
    const scale = Math.min(1, room / width);
    frame.current?.style.setProperty("--frame-width", `${width}px`);
    frame.current?.style.setProperty("--frame-height", `${100 / scale}%`);
    frame.current?.style.setProperty("--frame-scale", String(scale));
  }, [width, room]);
  return (
    <div ref={box} className="h-160 min-w-0 overflow-hidden rounded-sm border border-line">
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- with the scripts and the storage
          that a page of this shop needs it would keep nothing in */}
      <iframe
        ref={frame}
        src={url}
        title={title}
        className={joinClassNames(
          "h-(--frame-height) w-(--frame-width) max-w-none origin-top-left scale-(--frame-scale) bg-surface rtl:origin-top-right",
          device === "phone" && "mx-auto block",
        )}
      />
    </div>
  );
}
