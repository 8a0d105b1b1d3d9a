// Elements that need special markup so that every mail program shows them.
import { Fragment, type ComponentProps, type CSSProperties, type ReactNode } from "react";

/**
 * The few colors of the mails, from src/ui/tokens.css: paper, ink and the olive of the buttons.
 * Mail programs know neither custom properties nor light-dark(), so the values stand here once
 * more.
 */
export const light = {
  ground: "#f6f1e7",
  paper: "#fffdf8",
  ink: "#2a2920",
  soft: "#565044",
  line: "#e2d8c6",
  link: "#70472e",
  button: "#504e33",
  onButton: "#fbf7ec",
} as const;

/**
 * For programs that ask for the dark scheme; others keep the light one or turn it around by
 * themselves.
 */
export const dark: Readonly<Record<keyof typeof light, string>> = {
  ground: "#1b1914",
  paper: "#25221b",
  ink: "#f4eddd",
  soft: "#cdc3ae",
  line: "#3a362b",
  link: "#e6c4ab",
  button: "#cdcaa9",
  onButton: "#24241a",
};

/** The fonts of the mails: families that mail programs may have, and the two sizes of text. */
export const fonts = "Figtree, Rubik, 'Segoe UI', Helvetica, Arial, sans-serif";
export const display = "Besley, Georgia, 'Times New Roman', serif";

export const body = { fontSize: "16px", lineHeight: "25px", margin: "0 0 14px" } as const;
export const small = { fontSize: "13px", lineHeight: "20px", margin: "0 0 6px" } as const;

/** A table without the gaps and lines that programs draw by themselves. */
export const bareTable = { cellPadding: 0, cellSpacing: 0, border: 0 } as const;

type SectionProps = Pick<ComponentProps<"table">, "dir" | "lang"> & {
  maxWidth?: string;
  className?: string;
  style?: CSSProperties;
  children: ReactNode;
};

/** A box of full width. Outlook supports padding only in table cells. */
export function Section({ maxWidth, className, style, children, ...ofLanguage }: SectionProps) {
  return (
    <table
      {...bareTable}
      {...ofLanguage}
      width="100%"
      role="presentation"
      align="center"
      style={{ maxWidth }}
    >
      <tbody>
        <tr>
          <td className={className} style={style}>
            {children}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** A text with line breaks of its own, which Outlook shows only as elements. */
export function Lines({ children }: { children: string }) {
  return children.split("\n").map((line, place) => (
    // Lines have no names, and never change their places.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={place}>
      {place > 0 && <br />}
      {line}
    </Fragment>
  ));
}

type LinkProps = { href: string; children: string };

/** A link within text. It opens a new tab, so that a mail read in a browser stays open. */
export function MailLink({ href, style, children }: LinkProps & { style?: CSSProperties }) {
  return (
    <a
      href={href}
      target="_blank"
      className="link"
      style={{ color: light.link, textDecoration: "none", ...style }}
    >
      {children}
    </a>
  );
}

/** A link that fills its cell; for Outlook the cell has the padding. */
export function MailButton({ href, children }: LinkProps) {
  return (
    <table {...bareTable} role="presentation">
      <tbody>
        <tr>
          <td className="button" style={buttonCell}>
            <a href={href} target="_blank" className="button" style={buttonLink}>
              {children}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/**
 * The line that programs show beside the subject, and nowhere in the mail. Invisible characters
 * follow it; otherwise programs would fill their line with the text after it.
 */
export function Preheader({ children }: { children: string }) {
  return (
    <div style={hidden}>
      {children}
      {unseen.repeat(Math.max(0, PREHEADER_LENGTH - children.length))}
    </div>
  );
}

const PREHEADER_LENGTH = 150;
/** A space, and characters without a width. */
const unseen = "\u00a0\u200c\u200b\u200d\u200e\u200f\ufeff";
const hidden = {
  display: "none",
  msoHide: "all",
  overflow: "hidden",
  lineHeight: "1px",
  opacity: 0,
  maxHeight: 0,
  maxWidth: 0,
} as const;

const buttonColors = {
  backgroundColor: light.button,
  borderRadius: "999px",
  color: light.onButton,
} as const;
const buttonCell = { ...buttonColors, msoPaddingAlt: "14px 28px" } as const;
const buttonLink = {
  ...buttonColors,
  display: "inline-block",
  padding: "14px 28px",
  msoPaddingAlt: "0",
  fontSize: "16px",
  fontWeight: 600,
  lineHeight: "20px",
  textDecoration: "none",
} as const;
