import { Form, useNavigation } from "react-router";
import { reviewForm } from "#i18n/en/review-form.ts";
import { Button } from "#ui/button.tsx";

const text = reviewForm.stop;

/** The way out of the invitations to review, which mail programs use without opening the page. */
export function StopInvitations({ hasLeft }: { hasLeft: boolean }) {
  const isBusy = useNavigation().state === "submitting";
  return (
    <div className="wrap section">
      <div className="mx-auto grid w-full max-w-150 justify-items-start gap-4" role="status">
        <h1>{hasLeft ? text.done.title : text.title}</h1>
        <p className="text-soft">{hasLeft ? text.done.text : text.text}</p>
        {!hasLeft && (
          <Form method="post">
            <Button type="submit" aria-busy={isBusy}>
              {isBusy ? text.sending : text.button}
            </Button>
          </Form>
        )}
      </div>
    </div>
  );
}
