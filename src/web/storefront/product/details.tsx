import { productPageText } from "#content/product-page.ts";
import { Unbroken } from "../parts/unbroken.tsx";

/** Care, shipping, warranty: short enough to stand open. */
export function Details() {
  return (
    <section className="wrap section">
      <div className="grid gap-8 md:grid-cols-3 md:gap-cards">
        {productPageText.details.map(({ title, text }) => (
          <div key={title} className="grid content-start gap-3 border-t border-line pt-5">
            <h2 className="text-xl">{title}</h2>
            {text.map((paragraph) => (
              <p key={paragraph} className="max-w-[48ch] text-soft">
                <Unbroken>{paragraph}</Unbroken>
              </p>
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}
