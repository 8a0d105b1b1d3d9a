import { returnForm as text } from "#i18n/en/return-form.ts";
import { returnKinds } from "#modules/orders/kinds.ts";
import { MAX_RETURN_PHOTOS } from "#modules/returns/kinds.ts";
import { Button } from "#ui/button.tsx";
import { ButtonRow } from "#ui/button-row.tsx";
import { DataText } from "#ui/data-text.tsx";
import { PhotoInput } from "../forms/photo-input.tsx";
import type { ReturnAnswer } from "./receive-return.ts";
import type { ReturnTerms } from "./return-terms.ts";

type ConfirmReturnProps = {
  answer: Extract<ReturnAnswer, { step: "confirm" }>;
  terms: ReturnTerms;
  /** Subject of the return, in words. */
  about: readonly string[];
  /** Whether its order is known: without one, photos are not kept. */
  isOfOrder: boolean;
};

/** The second step: what will happen, until when, what it costs, and the button that sends it. */
export function ConfirmReturn({ answer, terms, about, isOfOrder }: ConfirmReturnProps) {
  const { values, units, key } = answer;
  const kind = returnKinds.find((it) => it === values.kind) ?? "claim";
  const facts = [
    { name: text.happens, lines: [terms.happens] },
    { name: text.when, lines: terms.ends },
    { name: text.costs, lines: terms.costs },
  ];
  return (
    <form
      method="post"
      encType="multipart/form-data"
      aria-labelledby="review"
      className="grid grid-cols-1 gap-6 rounded-lg border border-line bg-surface p-5 sm:p-8"
    >
      <h2 id="review" className="text-xl">
        {text.review}
      </h2>
      <div className="grid gap-1">
        <p className="font-strong">{text.kinds[kind]}</p>
        {about.map((line) => (
          <p key={line} className="text-soft wrap-anywhere">
            <DataText>{line}</DataText>
          </p>
        ))}
        {values.message !== "" && (
          <DataText as="p" className="whitespace-pre-line text-soft wrap-anywhere">
            {values.message}
          </DataText>
        )}
      </div>
      <dl className="grid gap-4">
        {facts.map(({ name, lines }) => (
          <div key={name} className="grid gap-0.5">
            <dt className="text-sm font-medium">{name}</dt>
            {lines.map((line) => (
              <dd key={line} className="text-soft">
                {line}
              </dd>
            ))}
          </div>
        ))}
      </dl>
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {Object.entries(units).map(([id, quantity]) => (
        <input key={id} type="hidden" name={`units-${id}`} value={quantity} />
      ))}
      <input type="hidden" name="key" value={key} />
      {(kind === "claim" || kind === "warranty") && (
        <PhotoInput
          id="photos"
          label={text.photos}
          optionalHint={text.optional}
          help={[text.photosHelp(MAX_RETURN_PHOTOS), ...(isOfOrder ? [] : [text.photosOpen])].join(
            " ",
          )}
        />
      )}
      <ButtonRow>
        <Button type="submit" name="intent" value="confirm">
          {text.confirm[kind]}
        </Button>
        <Button type="submit" name="intent" value="change" tone="line">
          {text.back}
        </Button>
      </ButtonRow>
    </form>
  );
}
