import { DataText } from "#ui/data-text.tsx";
import { useContent } from "../content.ts";
import { Unbroken } from "../parts/no-wrap-text.tsx";

type DetailsProps = { description: string | null; care: readonly string[] };

/** The product in the owner's words, then care, shipping, warranty: short enough to stand open. */
export function Details({ description, care }: DetailsProps) {
  const words = useContent("product-page");
  const details = [
    ...(care.length > 0 ? [{ title: words.care, text: care }] : []),
    ...words.details,
  ];
  return (
    <section className="wrap section">
      {description !== null && (
        <DataText as="p" className="mb-10 max-w-[68ch] whitespace-pre-line wrap-anywhere">
          {description}
        </DataText>
      )}
      <div className="grid gap-8 md:grid-cols-3 md:gap-cards">
        {details.map(({ title, text }) => (
          <div key={title} className="grid content-start gap-3 border-t border-line pt-5">
            <h2 className="text-xl">{title}</h2>
            {text.map((paragraph) => (
              <p key={paragraph} className="max-w-[48ch] text-soft wrap-anywhere">
                <Unbroken>{paragraph}</Unbroken>
              </p>
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}
