import { Printer } from "lucide-react";
import { useEffect, type ReactNode } from "react";
import { Link } from "react-router";
import { brand } from "#content/brand.ts";
import { LogoMark } from "#ui/logo.tsx";
import { ActionButton, actionClass } from "../../kit/action-button.tsx";

type PrintFrameProps = {
  title: string;
  print: string;
  /** Why it cannot be printed yet. */
  wait: string | undefined;
  back: { readonly to: string; readonly label: string };
  children: ReactNode;
};

/** A page for the printer, without the frame of the back office; `children` are its sheets. */
export function PrintFrame({ title, print, wait, back, children }: PrintFrameProps) {
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <div className="min-h-svh bg-bg-deep text-sm leading-ui print:bg-transparent">
      <header className="sticky top-0 z-(--z-nav) flex flex-wrap items-center gap-3 border-b border-line bg-surface px-4 py-3 sm:px-6 print:hidden">
        <h1 className="me-auto text-lg leading-ui">{title}</h1>
        <ActionButton tone="main" onClick={() => window.print()} disabledReason={wait}>
          <Printer aria-hidden className="size-4" />
          {print}
        </ActionButton>
        <Link to={back.to} className={actionClass()}>
          {back.label}
        </Link>
      </header>
      <main id="main" className="grid grid-cols-[minmax(0,1fr)] gap-6 py-6 print:block print:py-0">
        {children}
      </main>
    </div>
  );
}

/** A sheet with the shop's name on it. */
export function PrivacySheet({ title, children }: { title: string; children: ReactNode }) {
  return (
    // On a phone the paper is wider than the screen: it is scrolled from the keyboard, too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <article className="paper" tabIndex={0} aria-label={title}>
      <header className="mb-5 flex items-start justify-between gap-6 border-b border-line-strong pb-4">
        <h2 className="text-xl leading-ui">{title}</h2>
        <span className="grid justify-items-end gap-1 text-xs">
          <span className="flex items-center gap-2">
            <bdi lang="en" className="font-display text-lg">
              {brand.name}
            </bdi>
            <LogoMark className="size-9 flex-none" />
          </span>
          <bdi dir="ltr">{brand.email}</bdi>
        </span>
      </header>
      {children}
    </article>
  );
}

/** A heading of a sheet, with what belongs to it. */
export function SheetPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-6">
      <h3 className="mb-1.5 text-md">{title}</h3>
      {children}
    </section>
  );
}
