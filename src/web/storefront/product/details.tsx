import { productPageText } from "#content/backpack.ts";

/** Care, shipping, warranty: short enough to stand open. */
export function Details() {
  return (
    <section className="wrap section">
      <div className="grid gap-8 md:grid-cols-3 md:gap-[clamp(1.5rem,4vw,4rem)]">
        {productPageText.details.map(({ title, text }) => (
          <div
            key={title}
            className="grid content-start gap-3 border-t-[1.5px] border-dashed border-line-strong pt-5"
          >
            <h2 className="text-xl">{title}</h2>
            {text.map((paragraph) => (
              <p key={paragraph} className="max-w-[48ch] text-soft">
                {paragraph}
              </p>
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}
