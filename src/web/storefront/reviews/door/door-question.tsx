import { Link } from "react-router";
import { doorForm as text } from "#i18n/en/door-form.ts";
import { formatDate } from "#i18n/format.ts";
import type { OwnDoorAnswer } from "#modules/reviews/door/door-answers.ts";
import type { DoorField } from "#modules/reviews/door/door-fields.ts";
import type { FormAnswer } from "../../forms/form-error.ts";
import { describeError } from "../../forms/form-text.ts";
import { Notice } from "../../parts/notice.tsx";
import { DoorForm } from "./door-form.tsx";

type DoorQuestionProps = {
  door: Extract<OwnDoorAnswer, { state: "open" }> & {
    /** From the query of the page: the answer that a link chose, or the mark of a saved one. */
    readonly chosen: string | null;
  };
  answer: FormAnswer<DoorField> | undefined;
};

/** Asks a customer abroad what was paid at the door; the answer can be corrected for a while. */
export function DoorQuestion({ door, answer }: DoorQuestionProps) {
  const day = door.until === null ? "" : formatDate(new Date(door.until));
  return (
    <div className="wrap section">
      <div className="mx-auto grid w-full max-w-150 grid-cols-1 gap-6">
        <div className="grid gap-3">
          <h1>{text.title}</h1>
          <p className="lede">{text.lede(door.number)}</p>
        </div>
        {door.chosen === "saved" && answer === undefined && (
          <Notice isGood>
            {text.saved}{" "}
            <Link to="?" reloadDocument className="link inline-block py-1">
              {text.review}
            </Link>
          </Notice>
        )}
        {answer && <Notice>{describeError(answer, text.problems)}</Notice>}
        {door.isFinal ? (
          <p className="text-soft">{text.final(day)}</p>
        ) : (
          <>
            <DoorForm door={door} answer={answer} />
            {door.until !== null && <p className="text-sm text-soft">{text.until(day)}</p>}
          </>
        )}
      </div>
    </div>
  );
}
