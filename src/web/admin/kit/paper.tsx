import type { ReactNode } from "react";
import { documentLanguage } from "#i18n/language.ts";
import { DataText } from "#ui/data-text.tsx";
import { LogoMark } from "#ui/logo.tsx";
import { useContent } from "#web/storefront/content.ts";
import { usePageHead } from "./page-head.ts";

type PaperProps = {
  /** Kind of the paper: its heading. */
  title: string;
  /** Name that tells the paper from others of its kind. */
  name?: string;
  /** Below the heading. */
  facts?: ReactNode;
  /** The language of its reader; that of the back office by default. */
  lang?: "he" | "en";
  children: ReactNode;
};

/** A sheet with the shop's letterhead. */
export function Paper({
  title,
  name = title,
  facts,
  lang = documentLanguage.lang,
  children,
}: PaperProps) {
  const brand = useContent("brand");
  const page = usePageHead({ head: name, lang });
  return (
    // On a phone the paper is wider than the screen: it is scrolled from the keyboard, too.
    <article
      className="paper"
      lang={lang}
      dir={lang === "he" ? "rtl" : "ltr"}
      data-page={page}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label={name}
    >
      <header className="mb-5 flex items-start justify-between gap-6 border-b border-line-strong pb-4">
        <div>
          <h2 className="text-xl leading-ui">{title}</h2>
          {facts}
        </div>
        <div className="grid justify-items-end gap-1 text-xs">
          <span className="flex items-center gap-2">
            <DataText className="font-display text-lg">{brand.name}</DataText>
            <LogoMark className="size-9 flex-none" />
          </span>
          <bdi dir="ltr">{brand.email}</bdi>
        </div>
      </header>
      {children}
    </article>
  );
}
