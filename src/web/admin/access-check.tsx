import { admin } from "#i18n/he/admin.ts";
import { isEnglish } from "#i18n/language.ts";
import { LogoMark } from "#ui/logo.tsx";
import { useHydrated } from "#web/loading/use-hydrated.ts";

/** Shown until the user is known; without scripts no one can enter. */
export function Checking() {
  const { title, text } = admin.accessDenied;
  const isHydrated = useHydrated();
  return (
    <main className="wrap grid min-h-svh content-center justify-items-center gap-5 text-center">
      <LogoMark className="size-12 noscript:hidden" />
      {/* In the server's HTML it is Hebrew. */}
      <p
        key={isEnglish && isHydrated ? "in English" : "sent"}
        role="status"
        className="text-lg text-soft noscript:hidden"
        suppressHydrationWarning
      >
        {admin.checking}
      </p>
      <noscript>
        <h1>{title}</h1>
        <p className="text-lg text-soft">{text}</p>
      </noscript>
    </main>
  );
}
