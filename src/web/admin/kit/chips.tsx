import { joinClassNames } from "#ui/class-names.ts";

type ChipsProps<Value extends string> = {
  /** Name of the choice, for screen readers. */
  label: string;
  value: Value;
  choices: readonly { value: Value; label: string }[];
  onChoose: (value: Value) => void;
  className?: string;
};

/** A few choices side by side, of which one holds. */
export function Chips<Value extends string>({
  label,
  value,
  choices,
  onChoose,
  className,
}: ChipsProps<Value>) {
  return (
    <div
      role="group"
      aria-label={label}
      className={joinClassNames(
        "flex max-w-full flex-wrap gap-0.5 rounded-sm bg-mute-bg p-1",
        className,
      )}
    >
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          aria-pressed={choice.value === value}
          onClick={() => onChoose(choice.value)}
          className="min-h-10 rounded-xs px-3 text-xs whitespace-nowrap text-mute-fg hover:text-text aria-pressed:bg-surface aria-pressed:font-medium aria-pressed:text-text aria-pressed:shadow-low lg:min-h-8"
        >
          {choice.label}
        </button>
      ))}
    </div>
  );
}
