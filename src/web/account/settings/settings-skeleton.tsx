import { accountSettings as text } from "#i18n/en/account-settings.ts";

/** Holds the place of the settings. */
export function SettingsSkeleton() {
  return (
    <>
      <p role="status" className="sr-only">
        {text.reading}
      </p>
      <div aria-hidden className="grid gap-8 noscript:hidden">
        <span className="h-52 rounded-lg bg-surface-2" />
        <span className="h-72 rounded-lg bg-surface-2" />
      </div>
    </>
  );
}
