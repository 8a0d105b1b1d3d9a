import { productPageText, specifications } from "#content/product-page.ts";
import { SectionHead } from "../parts/section-head.tsx";

export function Specifications() {
  const { title, text } = productPageText.made;
  return (
    <section className="wrap section">
      <SectionHead heading={title}>{text}</SectionHead>
      <dl className="grid gap-x-columns border-t border-line md:grid-cols-2">
        {specifications.map(({ name, value }) => (
          <div key={name} className="flex justify-between gap-4 border-b border-line py-3">
            <dt className="flex-none text-soft">{name}</dt>
            <dd className="num text-end font-medium text-balance">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
