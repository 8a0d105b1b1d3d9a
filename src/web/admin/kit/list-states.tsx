import { CircleAlert, Inbox, RotateCw, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { admin } from "#i18n/he/admin.ts";
import { ActionButton } from "./action-button.tsx";
import { getErrorText } from "./toasts.ts";

/** Shown when a list is empty: why, and what can be done. */
export function EmptyState({
  title,
  text,
  Icon = Inbox,
  children,
}: {
  title: string;
  text?: string;
  Icon?: LucideIcon;
  /** A button or a link. */
  children?: ReactNode;
}) {
  return (
    <div className="grid justify-items-center gap-3 px-6 py-14 text-center">
      <Icon aria-hidden className="size-9 text-faint" />
      <p className="text-md font-strong">{title}</p>
      {text !== undefined && <p className="max-w-md text-soft">{text}</p>}
      {children}
    </div>
  );
}

/** Shown when loading failed. */
export function ErrorState({
  title,
  error,
  onRetry,
}: {
  title: string;
  error: unknown;
  onRetry: () => void;
}) {
  return (
    <div role="alert" className="grid justify-items-center gap-3 px-6 py-14 text-center">
      <CircleAlert aria-hidden className="size-9 text-danger-fg" />
      <p className="text-md font-strong">{title}</p>
      <p className="max-w-md text-soft">{getErrorText(error)}</p>
      <ActionButton onClick={onRetry}>
        <RotateCw aria-hidden className="size-4" />
        {admin.list.retry}
      </ActionButton>
    </div>
  );
}

/** Grey lines where rows will be. */
export function SkeletonRows({ rows = 8 }: { rows?: number }) {
  return (
    <div role="status" className="grid gap-px">
      <span className="sr-only">{admin.list.loading}</span>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} aria-hidden className="flex min-h-14 items-center gap-6 px-5">
          <span className="h-3.5 w-1/6 rounded-xs bg-mute-bg" />
          <span className="h-3.5 w-1/3 rounded-xs bg-mute-bg" />
          <span className="h-3.5 w-1/5 rounded-xs bg-mute-bg" />
        </div>
      ))}
    </div>
  );
}
