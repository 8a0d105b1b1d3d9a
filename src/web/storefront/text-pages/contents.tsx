import { reading } from "#i18n/en/reading.ts";

type ContentsProps = { sections: readonly { readonly id: string; readonly heading: string }[] };

/** The sections of a long text. On wide screens they stay beside it. */
export function Contents({ sections }: ContentsProps) {
  return (
    <nav aria-labelledby="contents" className="lg:sticky lg:top-24">
      <h2 id="contents" className="mb-3 font-text text-sm font-strong tracking-normal">
        {reading.onThisPage}
      </h2>
      <ol className="border-t border-line text-sm">
        {sections.map(({ id, heading }) => (
          <li key={id} className="border-b border-line">
            <a
              href={`#${id}`}
              className="inline-block py-2.5 text-soft no-underline hover:text-text hover:underline"
            >
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
