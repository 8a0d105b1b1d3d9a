import type { CatalogVariant } from "#modules/catalog/contract.ts";
import { isNamed } from "#modules/catalog/slug.ts";
import { isSectionHeading, listSections } from "#shared/rich-text/read-rich-text.ts";
import type {
  Block,
  List,
  ListItem,
  RichText as RichTextNode,
  SimpleBlock,
} from "#shared/rich-text/rich-text.ts";
import { CallToAction } from "./call-to-action.tsx";
import { Callout } from "./callout.tsx";
import { Card } from "./card.tsx";
import { Figure } from "./figure.tsx";
import { Line } from "./line.tsx";
import { TextTable } from "./text-table.tsx";

type RichTextProps = {
  body: RichTextNode;
  /** Variants on the product cards of the text. */
  cards: readonly CatalogVariant[];
};

/** A rich text, for a parent of the class `prose`. Its sections can be linked to. */
export function RichText({ body, cards }: RichTextProps) {
  const sections = listSections(body);
  let section = 0;
  return body.content.map((block, index) => (
    <BlockView
      key={index}
      block={block}
      id={isSectionHeading(block) ? sections[section++]?.id : undefined}
      cards={cards}
    />
  ));
}

type BlockViewProps = {
  block: Block;
  /** Of a heading that begins a section. */
  id: string | undefined;
  cards: readonly CatalogVariant[];
};

function BlockView({ block, id, cards }: BlockViewProps) {
  switch (block.type) {
    case "paragraph":
    case "bulletList":
    case "orderedList":
      return <Simple block={block} />;
    case "heading": {
      const Heading = block.attrs.level === 2 ? "h2" : "h3";
      return (
        <Heading id={id}>
          <Line content={block.content} />
        </Heading>
      );
    }
    case "blockquote":
      return (
        <blockquote>
          <Simples content={block.content} />
        </blockquote>
      );
    case "callout":
      return (
        <Callout>
          <Simples content={block.content} />
        </Callout>
      );
    case "figure":
      return <Figure {...block.attrs} />;
    case "table":
      return <TextTable table={block} />;
    case "productCard": {
      const variant = cards.find((card) => isNamed(card, block.attrs.slug));
      return variant ? <Card variant={variant} /> : null;
    }
    case "callToAction":
      return <CallToAction {...block.attrs} />;
    case "horizontalRule":
      return <hr />;
  }
}

function Simples({ content }: { content: readonly SimpleBlock[] }) {
  return content.map((block, index) => <Simple key={index} block={block} />);
}

function Simple({ block }: { block: SimpleBlock }) {
  if (block.type !== "paragraph") return <ListView list={block} />;
  return (
    <p>
      <Line content={block.content} />
    </p>
  );
}

function ListView({ list }: { list: List }) {
  const items = list.content.map((item, index) => (
    <li key={index}>
      <Item {...item} />
    </li>
  ));
  if (list.type === "bulletList") return <ul>{items}</ul>;
  const { start } = list.attrs;
  return <ol start={start === 1 ? undefined : start}>{items}</ol>;
}

/** The words of an item are paragraphs only where it has several. */
function Item({ content }: ListItem) {
  const [first, ...others] = content;
  const isShort = first?.type === "paragraph" && others.every(({ type }) => type !== "paragraph");
  if (!isShort) return <Simples content={content} />;
  return (
    <>
      <Line content={first.content} />
      <Simples content={others} />
    </>
  );
}
