// Elements that need special markup so that every mail program shows them.
import type { CSSProperties, ReactNode } from "react";
import { light } from "./colors.ts";

/** A table without the gaps and lines that programs draw by themselves. */
export const bareTable = { cellPadding: 0, cellSpacing: 0, border: 0 } as const;

type SectionProps = {
  maxWidth?: string;
  className?: string;
  style?: CSSProperties;
  children: ReactNode;
};

/** A box of full width. Outlook supports padding only in table cells. */
export function Section({ maxWidth, className, style, children }: SectionProps) {
  return (
    <table {...bareTable} width="100%" role="presentation" align="center" style={{ maxWidth }}>
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
