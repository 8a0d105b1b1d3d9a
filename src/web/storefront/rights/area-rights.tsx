import type { LawPart, LawPartName } from "#modules/content/law-text.ts";
import { DataText } from "#ui/data-text.tsx";

type AreaRightsProps = {
  /** An anchor of the page. */
  id: string;
  heading: string;
  parts: readonly (LawPart & { readonly name: LawPartName })[];
};

/** The rights that the law of one area gives its customers, for a parent of the class `prose`. */
export function AreaRights({ id, heading, parts }: AreaRightsProps) {
  return (
    <>
      <h2 id={id}>
        <DataText>{heading}</DataText>
      </h2>
      {parts.map((part) =>
        part.name === "form" ? (
          // To be printed or copied, so it stands apart.
          <div
            key={part.name}
            className="prose rounded-lg border border-line bg-surface p-5 sm:p-7"
          >
            <Part {...part} />
          </div>
        ) : (
          <Part key={part.name} {...part} />
        ),
      )}
    </>
  );
}

function Part({ heading, text, link }: LawPart) {
  return (
    <>
      <h3>{heading}</h3>
      {text.map((paragraph) => (
        <p key={paragraph} className="whitespace-pre-line wrap-anywhere">
          {paragraph}
        </p>
      ))}
      {link && (
        <p>
          <a href={link.to} className="link">
            {link.label}
          </a>
        </p>
      )}
    </>
  );
}
