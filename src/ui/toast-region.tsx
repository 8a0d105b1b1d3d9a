import { Toast } from "@base-ui/react/toast";
import { CircleAlert, CircleCheck, Info, X } from "lucide-react";
import { useEffect, useRef } from "react";
import { joinClassNames } from "./class-names.ts";
import { receiveToasts, type ToastMessage } from "./toast.ts";

const SHOWN_MS = 5_000;
const UNTIL_CLOSED = 0;

const looks = {
  info: { Icon: Info, color: "text-brand" },
  success: { Icon: CircleCheck, color: "text-brand" },
  error: { Icon: CircleAlert, color: "text-danger-fg" },
} as const;

type ToastRegionProps = { label: string; closeLabel: string };

/**
 * Where messages appear: at the end of the screen, above what else stands there (a notice, a bar
 * with `data-end-bar`), so that they cover neither a heading nor what they are about. Hover and
 * focus hold them; a swipe or the button closes them.
 */
export function ToastRegion(props: ToastRegionProps) {
  return (
    <Toast.Provider limit={1} timeout={SHOWN_MS}>
      <Toast.Portal>
        <Toast.Viewport
          aria-label={props.label}
          className="fixed inset-x-4 bottom-[calc(1rem+var(--notice-room,0px))] z-(--z-toast) mx-auto grid max-w-104 in-[body:has([data-end-bar])]:bottom-40 sm:bottom-[calc(1.5rem+var(--notice-room,0px))] sm:me-2 sm:in-[body:has([data-end-bar])]:bottom-22"
        >
          <Messages closeLabel={props.closeLabel} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function Messages({ closeLabel }: { closeLabel: string }) {
  const { toasts, add, close } = Toast.useToastManager<Pick<ToastMessage, "lang" | "isNews">>();
  const shown = useRef(toasts);
  useEffect(() => {
    shown.current = toasts;
  }, [toasts]);
  useEffect(
    () =>
      receiveToasts({
        show(id, { title, description, tone = "info", action, ...data }) {
          if (data.isNews && shown.current.some((other) => !other.data?.isNews)) return;
          // The newest wins for good: one that is only covered would come back once the newest has
          // gone.
          close();
          add({
            id,
            title,
            description,
            type: tone,
            data,
            // "high" hides the message itself, with its button, from assistive technology and
            // announces a copy.
            priority: "low",
            timeout: tone === "error" ? UNTIL_CLOSED : SHOWN_MS,
            ...(action && {
              actionProps: {
                children: action.label,
                onClick: () => {
                  close(id);
                  action.runAction();
                },
              },
            }),
          });
        },
        close,
      }),
    [add, close],
  );
  return toasts.map((toast) => {
    const { Icon, color } =
      looks[toast.type === "error" || toast.type === "success" ? toast.type : "info"];
    const lang = toast.data?.lang;
    return (
      <Toast.Root
        key={toast.id}
        toast={toast}
        data-message=""
        className="col-start-1 row-start-1 rounded-md border border-line bg-surface shadow-high transition-opacity duration-(--d-2) data-ending-style:opacity-0 data-limited:hidden data-starting-style:opacity-0"
      >
        <Toast.Content dir={lang && "rtl"} className="flex items-start gap-3 p-4">
          <Icon aria-hidden className={joinClassNames("mt-0.5 size-5 flex-none", color)} />
          <div lang={lang} dir={lang && "rtl"} className="min-w-0 grow wrap-anywhere">
            <Toast.Title className="font-text text-sm leading-ui font-strong tracking-normal" />
            <Toast.Description className="text-sm leading-ui text-soft" />
          </div>
          {toast.actionProps && (
            <Toast.Action className="link -my-2 min-h-10 flex-none text-sm font-strong" />
          )}
          <Toast.Close
            aria-label={closeLabel}
            className="-m-3 grid size-11 place-items-center rounded-pill hover:bg-surface-hover"
          >
            <X aria-hidden className="size-4" />
          </Toast.Close>
        </Toast.Content>
      </Toast.Root>
    );
  });
}
