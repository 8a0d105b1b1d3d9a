import { accountSettings as text } from "#i18n/en/account-settings.ts";

/** A placeholder while data is loading; `label` is for screen readers. */
export function SettingsSkeleton({ label = text.reading }: { label?: string }) {
  return (
    <>
      <p role="status" className="sr-only">
        {label}
      </p>
      <div aria-hidden className="grid gap-8 noscript:hidden">
        <span className="h-52 rounded-lg bg-surface-2" />
        <span className="h-72 rounded-lg bg-surface-2" />
      </div>
    </>
  );
}
