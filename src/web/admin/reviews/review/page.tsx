import { CirclePause, CirclePlay, MessageSquareText } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { reviews as text } from "#i18n/he/reviews.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { useApi } from "../../api/use-api.ts";
import { ActionButton } from "../../kit/action-button.tsx";
import { LoadError } from "../../kit/list-frame.tsx";
import { Page } from "../../shell/page.tsx";
import type { Route } from "./+types/page";
import { ReviewFacts } from "./review-facts.tsx";
import { WrittenPanel } from "./review-text-panel.tsx";
import { loadLater } from "../../kit/load-later.tsx";

const AnswerDialog = loadLater(async () => (await import("./decision-dialogs.tsx")).AnswerDialog);
const HoldDialog = loadLater(async () => (await import("./decision-dialogs.tsx")).HoldDialog);
const ReleaseDialog = loadLater(async () => (await import("./decision-dialogs.tsx")).ReleaseDialog);

/** One review: what was written, what the shop answers, and whether visitors see it. */
export default function ReviewPage({ params: { id } }: Route.ComponentProps) {
  const read = useApi("GET /api/admin/reviews/:id", { params: { id } });
  const [dialog, setDialog] = useState<"answer" | "hold" | "release">();
  const review = read.data;
  const close = () => setDialog(undefined);
  if (review === undefined)
    return (
      <Page title={text.title}>
        <Link to={adminPaths.reviews} className="link justify-self-start">
          {text.page.back}
        </Link>
        <LoadError read={read} failed={text.page.failed} rows={6} />
      </Page>
    );
  return (
    <Page
      title={review.title ?? review.productName}
      actions={
        <>
          {review.state === "published" ? (
            <ActionButton call="POST /api/admin/reviews/:id/hold" onClick={() => setDialog("hold")}>
              <CirclePause aria-hidden className="size-4" />
              {text.hold.button}
            </ActionButton>
          ) : (
            <ActionButton
              call="POST /api/admin/reviews/:id/release"
              onClick={() => setDialog("release")}
            >
              <CirclePlay aria-hidden className="size-4" />
              {text.release.button}
            </ActionButton>
          )}
          <ActionButton
            tone="main"
            call="PUT /api/admin/reviews/:id/answer"
            onClick={() => setDialog("answer")}
          >
            <MessageSquareText aria-hidden className="size-4" />
            {review.answer === null ? text.answer.write : text.answer.edit}
          </ActionButton>
        </>
      }
    >
      <Link to={adminPaths.reviews} className="link justify-self-start">
        {text.page.back}
      </Link>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <WrittenPanel review={review} />
        <ReviewFacts review={review} />
      </div>
      {dialog === "answer" && <AnswerDialog review={review} onClose={close} />}
      {dialog === "hold" && <HoldDialog id={id} onClose={close} />}
      {dialog === "release" && <ReleaseDialog id={id} onClose={close} />}
    </Page>
  );
}
