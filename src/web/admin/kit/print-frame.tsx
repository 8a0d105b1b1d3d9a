import { Printer } from "lucide-react";
import { useEffect, type ReactNode } from "react";
import { Link } from "react-router";
import { joinClassNames } from "#ui/class-names.ts";
import { ActionButton, getActionClass } from "./action-button.tsx";

type PrintFrameProps = {
  title: string;
  /** File name for printing into a file; by default the title. */
  fileTitle?: string;
  /** The progress of the sheets, when they take a while. */
  status?: ReactNode;
  /** Options for the sheets. */
  tools?: ReactNode;
  print: string;
  /** Why it cannot be printed yet. */
  wait: string | undefined;
  back: { readonly to: string; readonly label: string };
  children: ReactNode;
};

/** A page for the printer, without the frame of the back office; `children` are its sheets. */
export function PrintFrame(props: PrintFrameProps) {
  const { title, fileTitle = title, status, tools, print, wait, back, children } = props;
  useEffect(() => {
    document.title = fileTitle;
  }, [fileTitle]);
  return (
    <div className="min-h-svh bg-bg-deep text-sm leading-ui print:bg-transparent">
      <header className="sticky top-0 z-(--z-nav) flex flex-wrap items-center gap-3 border-b border-line bg-surface px-4 py-3 sm:px-6 print:hidden">
        <h1 className={joinClassNames(status === undefined && "me-auto", "text-lg leading-ui")}>
          {title}
        </h1>
        {status !== undefined && (
          <p role="status" className="num me-auto text-xs text-soft">
            {status}
          </p>
        )}
        {tools}
        <ActionButton tone="main" onClick={() => window.print()} disabledReason={wait}>
          <Printer aria-hidden className="size-4" />
          {print}
        </ActionButton>
        <Link to={back.to} className={getActionClass()}>
          {back.label}
        </Link>
      </header>
      <main id="main" className="grid grid-cols-[minmax(0,1fr)] gap-6 py-6 print:block print:py-0">
        {children}
      </main>
    </div>
  );
}
