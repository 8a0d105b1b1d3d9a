import { returnForm as text } from "#i18n/en/return-form.ts";
import { Button } from "#ui/button.tsx";

/** The button that carries out a cancellation which was asked for without the order's link. */
export function Unconfirmed() {
  return (
    <form
      method="post"
      encType="multipart/form-data"
      aria-labelledby="unconfirmed"
      className="grid gap-4 sm:justify-items-start rounded-lg border border-line bg-surface p-5 sm:p-8"
    >
      <h2 id="unconfirmed" className="text-xl">
        {text.unconfirmed.title}
      </h2>
      <p className="text-soft">{text.unconfirmed.text}</p>
      <Button type="submit" name="intent" value="cancel-now">
        {text.confirm.cancel}
      </Button>
    </form>
  );
}
