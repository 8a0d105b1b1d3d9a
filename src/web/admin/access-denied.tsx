import { ShieldX } from "lucide-react";
import { useLocation } from "react-router";
import { admin } from "#i18n/he/admin.ts";
import { getButtonClass } from "#ui/button.tsx";
import { paths } from "#web/paths.ts";

const text = admin.accessDenied;

/**
 * For users without rights in the back office. The links load a storefront page, with its own
 * styles.
 */
export function AccessDenied({ canSignIn = false }: { canSignIn?: boolean }) {
  const { pathname, search } = useLocation();
  return (
    <main className="wrap grid min-h-svh content-center justify-items-center gap-5 text-center">
      <ShieldX aria-hidden className="size-12 text-danger-fg" />
      <h1>{text.title}</h1>
      <p className="text-lg text-soft">{text.text}</p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        {canSignIn && (
          <a href={paths.authThen(pathname + search)} className={getButtonClass()}>
            {text.signIn}
          </a>
        )}
        <a href={paths.home} className={getButtonClass({ tone: "line" })}>
          {text.home}
        </a>
      </div>
    </main>
  );
}
