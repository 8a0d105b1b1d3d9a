import { productPageText, specifications } from "#content/backpack.ts";

export function Specifications() {
  const { title, text } = productPageText.made;
  return (
    <section className="wrap section">
      <div className="mb-8 grid items-end gap-4 lg:mb-14 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] lg:gap-8">
        <h2>{title}</h2>
        <p className="lede">{text}</p>
      </div>
      <dl className="grid gap-x-[clamp(2rem,6vw,6rem)] border-t border-line md:grid-cols-2">
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
