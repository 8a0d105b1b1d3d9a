/** Text that people wrote, in the direction of its language. */
export function Written({
  text: labels,
  isMissing = false,
}: {
  text: string;
  isMissing?: boolean;
}) {
  return (
    <p
      dir="auto"
      className={
        isMissing
          ? "text-soft"
          : "max-w-3xl text-start text-md leading-text wrap-anywhere whitespace-pre-wrap"
      }
    >
      {labels}
    </p>
  );
}
