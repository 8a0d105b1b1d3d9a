import { Fragment, type CSSProperties, type ReactNode } from "react";
import { DataText } from "#ui/data-text.tsx";
import { light, bareTable, MailLink, Section, body, display, fonts, small } from "./elements.tsx";
import type { Block, Fact } from "./mail-content.ts";

/** A part of a mail as tables with inline styles, which is what all mail programs understand. */
export function MailBlock({ block, isRtl }: { block: Block; isRtl: boolean }) {
  const { typed } = getStyles(isRtl);
  if (block.kind === "table") return <OrderTable {...block} isRtl={isRtl} />;
  return (
    <Section style={{ padding: "0 0 18px" }}>
      {block.heading !== undefined && (
        <h2 className="ink" style={{ ...heading, color: light.ink }}>
          {block.heading}
        </h2>
      )}
      {block.kind === "address" ? (
        <p className="ink" style={{ ...typed, ...body, color: light.ink, margin: 0 }} dir="auto">
          {block.lines.map((line, place) => (
            <Fragment key={place}>
              {place > 0 && <br />}
              <DataText as="span">{line}</DataText>
            </Fragment>
          ))}
        </p>
      ) : (
        <>
          {block.paragraphs?.map((paragraph) => (
            <p key={paragraph} className="ink" style={{ ...body, color: light.ink }}>
              {paragraph}
            </p>
          ))}
          <FactTable facts={block.facts} isRtl={isRtl} />
        </>
      )}
    </Section>
  );
}

function FactTable({ facts, isRtl }: { facts: readonly Fact[]; isRtl: boolean }) {
  const { typed, gap } = getStyles(isRtl);
  if (facts.length === 0) return null;
  return (
    <table {...plainTable} role="presentation">
      <tbody>
        {facts.map(({ label, text, href }) => (
          <tr key={label}>
            <td style={{ ...fact, ...gap, whiteSpace: "nowrap" }}>
              <Soft>{label}</Soft>
            </td>
            <td style={{ ...fact, wordBreak: "break-word" }} width="100%">
              <p className="ink" style={{ ...typed, ...line, color: light.ink }} dir="auto">
                {href === undefined ? (
                  <DataText as="span">{text}</DataText>
                ) : (
                  <MailLink href={href}>{text}</MailLink>
                )}
              </p>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type OrderTableProps = Extract<Block, { kind: "table" }> & { isRtl: boolean };

function OrderTable({ head, lines, sums, isRtl }: OrderTableProps) {
  const { typed, figure, start, end } = getStyles(isRtl);
  const [item, amount] = head;
  return (
    <Section style={{ padding: "4px 0 22px" }}>
      <table {...plainTable}>
        <thead>
          <tr>
            <th scope="col" style={{ ...cell, textAlign: start, fontWeight: 400 }}>
              <Soft>{item}</Soft>
            </th>
            <th scope="col" style={{ ...cell, ...figure, fontWeight: 400 }}>
              <Soft>{amount}</Soft>
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ name, detail, amount: shown }, place) => (
            // The same variant may stand there twice, at two prices.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={place}>
              <td className="line" style={ruled}>
                <DataText as="p" className="ink" style={{ ...typed, ...line, color: light.ink }}>
                  {name}
                </DataText>
                {/* A number stays with its sign. */}
                <Soft style={typed}>{detail.replaceAll("× ", "×\u00a0")}</Soft>
              </td>
              <td className="line" style={{ ...ruled, ...figure }} align={end}>
                <Amounts>{shown}</Amounts>
              </td>
            </tr>
          ))}
          {sums.map(({ label, text, isTotal }, place) => {
            // One line separates the products from the sums, one the sums from the total.
            const isRuled = place === 0 || isTotal === true;
            const isBeforeTotal = sums[place + 1]?.isTotal === true;
            const weight = isTotal ? { fontWeight: 600 } : {};
            const padding = {
              ...(isRuled ? { ...ruled, paddingBottom: "5px" } : cell),
              ...(isBeforeTotal ? { paddingBottom: "10px" } : {}),
            };
            return (
              <tr key={label}>
                <td className="line" style={padding}>
                  <p className="ink" style={{ ...line, ...weight, color: light.ink }}>
                    {label}
                  </p>
                </td>
                <td className="line" style={{ ...padding, ...figure }} align={end}>
                  <Amounts style={weight}>{text}</Amounts>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Section>
  );
}

/**
 * An amount, also one with the same in another currency, which on a phone stands below it. Each in
 * its own direction, or the signs of dollars would change sides among Hebrew words.
 */
function Amounts({ children, style }: { children: string; style?: CSSProperties }) {
  return (
    <p className="ink" style={{ ...line, ...style, color: light.ink }}>
      {children.split(" ").map((amount, place) => [
        place > 0 && " ",
        <span key={amount} dir="auto" style={{ whiteSpace: "nowrap" }}>
          {amount}
        </span>,
      ])}
    </p>
  );
}

/** `style` puts words of another direction on the side of the line above them. */
function Soft({ children, style }: { children: ReactNode; style?: CSSProperties }) {
  return (
    <p className="soft" style={{ ...small, ...style, color: light.soft, margin: 0 }} dir="auto">
      {children}
    </p>
  );
}

const plainTable = {
  ...bareTable,
  width: "100%",
  style: { borderCollapse: "collapse", fontFamily: fonts },
} as const;
const cell = { padding: "5px 0", verticalAlign: "top" } as const;
const fact = { ...cell, verticalAlign: "baseline" } as const;
const ruled = {
  ...cell,
  padding: "10px 0",
  borderTop: `1px solid ${light.line}`,
} as const;
const line = { ...body, lineHeight: "22px", margin: 0 } as const;
/** Mail programs know left and right, and not all of them the start and end of a line. */
export function getStyles(isRtl: boolean) {
  const [start, end] = isRtl ? (["right", "left"] as const) : (["left", "right"] as const);
  return {
    start,
    end,
    /**
     * A line in the other direction is put below the others, because not every program knows `bdi`.
     */
    typed: { textAlign: start },
    gap: isRtl ? { paddingLeft: "16px" } : { paddingRight: "16px" },
    figure: {
      textAlign: end,
      ...(isRtl ? { paddingRight: "16px" } : { paddingLeft: "16px" }),
      fontVariantNumeric: "tabular-nums",
    },
  } as const;
}
const heading = {
  fontFamily: display,
  fontSize: "18px",
  fontWeight: 500,
  lineHeight: "24px",
  margin: "0 0 8px",
} as const;
