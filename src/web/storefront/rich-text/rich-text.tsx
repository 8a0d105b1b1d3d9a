import type { CatalogVariant } from "#modules/catalog/contract.ts";
import { isNamed } from "#modules/catalog/slug.ts";
import { isSectionHeading, listSections } from "#shared/rich-text/read-rich-text.ts";
import type {
  Block,
  List,
  ListItem,
  RichText as RichTextNode,
  SimpleBlock,
  CallToAction as CallToActionNode,
  Figure as FigureNode,
} from "#shared/rich-text/rich-text.ts";
import { Card } from "./card.tsx";
import { Line } from "./line.tsx";
import { TextTable } from "./text-table.tsx";
import { useId, type ReactNode } from "react";
import { TextLink } from "./text-link.tsx";
import { CatalogImage } from "#ui/image.tsx";

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

/** A stitched panel within a text, with one way to go on. */
function CallToAction({ heading, text, label, to }: CallToActionNode["attrs"]) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="patch grid justify-items-start gap-4 p-8 md:p-10">
      <h2 id={id} className="text-xl">
        {heading}
      </h2>
      {text && <p className="text-on-patch-soft">{text}</p>}
      <TextLink
        href={to}
        className="inline-flex min-h-12 items-center rounded-pill bg-on-patch px-6 text-sm font-strong text-patch no-underline hover:bg-on-patch-soft"
      >
        {label}
      </TextLink>
    </section>
  );
}

/** A sentence or two worth remembering. */
function Callout({ children }: { children: ReactNode }) {
  return <aside className="border-s-4 border-accent bg-surface px-6 py-5">{children}</aside>;
}

/** An image within a text, with its caption if it has one. */
function Figure({ image, alt, caption }: FigureNode["attrs"]) {
  return (
    <figure className="grid gap-3">
      <CatalogImage
        imageUrl={image}
        {...(alt !== "" && { alt })}
        sizes="(min-width: 48rem) 44rem, 100vw"
        className="h-auto w-full rounded-window"
      />
      {caption && <figcaption className="text-sm text-soft">{caption}</figcaption>}
    </figure>
  );
}
