import { Star } from "lucide-react";
import { joinClassNames } from "./class-names.ts";

const five = [1, 2, 3, 4, 5] as const;

/** A rating in whole stars; `label` says it in words. */
export function Stars({ rating, label }: { rating: number; label: string }) {
  return (
    <span role="img" aria-label={label} data-color="caramel" className="inline-flex gap-0.5">
      {five.map((star) => (
        <Star
          key={star}
          aria-hidden
          strokeWidth={1.5}
          className={joinClassNames(
            "size-4.5",
            star <= rating ? "fill-accent text-accent" : "text-line-strong",
          )}
        />
      ))}
    </span>
  );
}
