import { Star } from "lucide-react";
import { reviewForm as text } from "#i18n/en/review-form.ts";
import { MAX_STARS } from "#modules/reviews/kinds.ts";

const choices = Array.from({ length: MAX_STARS }, (_, at) => at + 1);

type StarChoiceProps = { name: string; value: string; error: string | undefined };

/** How many stars: a choice of five, by finger, mouse or arrow keys, also without scripts. */
export function StarChoice({ name, value, error }: StarChoiceProps) {
  return (
    <fieldset className="grid gap-1.5" aria-describedby={error && `${name}-error`}>
      <legend className="mb-1.5 text-sm font-medium">{text.stars}</legend>
      <div className="grid max-w-100 grid-cols-5 gap-1.5 sm:gap-2">
        {choices.map((count) => (
          <label
            key={count}
            data-color="caramel"
            className="inline-flex min-h-12 min-w-0 cursor-pointer items-center justify-center gap-1 rounded-pill border border-line-strong hover:bg-surface-hover has-checked:border-brand has-checked:bg-brand-quiet has-checked:text-on-brand-quiet has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={name}
              value={count}
              required
              defaultChecked={value === String(count)}
              className="sr-only"
            />
            <span className="num font-strong">{count}</span>
            <Star aria-hidden strokeWidth={1.5} className="size-4.5 fill-accent text-accent" />
            <span className="sr-only">{text.star(count)}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${name}-error`} className="text-xs font-medium text-danger-fg">
          {error}
        </p>
      )}
    </fieldset>
  );
}
