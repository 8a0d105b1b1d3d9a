import { admin } from "#i18n/he/admin.ts";
import { LogoMark } from "#ui/logo.tsx";

/** Shown until the user is known; without scripts no one can enter. */
export function Checking() {
  const { title, text } = admin.accessDenied;
  return (
    <main className="wrap grid min-h-svh content-center justify-items-center gap-5 text-center">
      <LogoMark className="size-12 noscript:hidden" />
      <p role="status" className="text-lg text-soft noscript:hidden">
        {admin.checking}
      </p>
      <noscript>
        <h1>{title}</h1>
        <p className="text-lg text-soft">{text}</p>
      </noscript>
    </main>
  );
}
