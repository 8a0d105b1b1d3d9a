import { isolateText } from "#shared/isolate-text.ts";
import type { Block, Fact, WholeMail } from "./mail-content.ts";

/** The mail for readers without HTML. */
export function toPlainText(content: WholeMail): string {
  const { quotes = [], blocks = [], lastBlocks = [], button, unsubscribe } = content;
  const links = [button, unsubscribe].map((link) => link && `${link.label}:\n${link.href}`);
  const [buttonLine, unsubscribeLine] = links;
  return [
    content.heading,
    ...content.paragraphs,
    content.body,
    ...quotes.map(({ label, text }) => `${label}:\n${text}`),
    ...blocks.map(formatBlock),
    buttonLine,
    ...content.afterwards,
    ...lastBlocks.map(formatBlock),
    unsubscribeLine,
    `-- \n${content.signature}\n${content.footer}`,
  ]
    .filter((part) => part !== undefined)
    .join("\n\n");
}

function formatBlock(block: Block): string {
  if (block.kind === "address") return [`${block.heading}:`, ...block.lines].join("\n");
  if (block.kind === "facts") {
    const heading = block.heading === undefined ? [] : [`${block.heading}:`];
    return [...heading, ...(block.paragraphs ?? []), ...block.facts.map(formatFact)].join("\n");
  }
  const lines = block.lines.map(({ name, detail, amount }) => [
    [isolateText(name), detail].join(detail.startsWith("×") ? " " : ", "),
    amount,
  ]);
  const sums = block.sums.map(({ label, text }) => [label, text]);
  const rows = [...lines, ...sums];
  const [left, right] = [0, 1].map((at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  const formatAligned = ([label = "", amount = ""]: readonly string[]) =>
    `${label.padEnd(left ?? 0)}  ${amount.padStart(right ?? 0)}`;
  return [...lines.map(formatAligned), "", ...sums.map(formatAligned)].join("\n");
}

function formatFact({ label, text, href }: Fact): string {
  return href === undefined ? `${label}: ${text}` : `${label}:\n${href}`;
}
