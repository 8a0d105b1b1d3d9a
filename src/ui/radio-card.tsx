import type { ComponentPropsWithoutRef, ReactNode } from "react";

type RadioCardProps = Omit<ComponentPropsWithoutRef<"input">, "type" | "className"> & {
  /** A choice, and below it its meaning. */
  children: ReactNode;
  /** Stands at the end of the line. */
  aside?: ReactNode;
};

/** One choice of a group in a fieldset: all of it can be pressed. */
export function RadioCard({ children, aside, ...input }: RadioCardProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md border border-line bg-surface px-4 py-3 hover:border-line-strong has-checked:border-brand has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:cursor-not-allowed has-disabled:bg-bg has-disabled:hover:border-line">
      <input {...input} type="radio" className="size-5 flex-none accent-brand" />
      <span className="min-w-0 grow leading-ui wrap-anywhere">{children}</span>
      {aside}
    </label>
  );
}
