import { data, Link } from "react-router";
import { returnForm as text } from "#i18n/en/return-form.ts";
import { readOwnReturns, type OwnReturns } from "#modules/returns/read-own-returns.ts";
import { openReturnFields } from "#modules/returns/return-fields.ts";
import { paths } from "#web/paths.ts";
import { shopContext } from "#web/page/shop-context.ts";
import { useContent } from "../content.ts";
import { getValues } from "../forms/form-values.ts";
import { DeadEnd } from "../parts/not-found-message.tsx";
import { Notice } from "../parts/notice.tsx";
import { secretMeta } from "../parts/private-meta.ts";
import { RequestedReturns } from "../returns/requested-returns.tsx";
import { ConfirmReturn } from "../returns/confirm-return.tsx";
import { ReturnableLines } from "../returns/returnable-lines.tsx";
import { receiveReturn, type ReturnAnswer } from "../returns/receive-return.ts";
import { ReturnForm } from "../returns/return-form.tsx";
import { formatEnd, getOwnTerms } from "../returns/return-terms.ts";
import type { Route } from "./+types/return";
import { Button } from "#ui/button.tsx";

/** The returns of the order that the key in the address opens. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { asReturns } = context.get(shopContext);
  const own = await asReturns((ctx) => readOwnReturns(ctx, params.key));
  const requestedNumber = url.searchParams.get("asked");
  const page = {
    own,
    accessKey: params.key,
    isJustRequested: own?.returns.some(({ number }) => number === requestedNumber) === true,
    unusedPhotos: readCount(url.searchParams.get("unused")),
  };
  return data(page, { status: own ? 200 : 404 });
}

function readCount(typed: string | null): number {
  return typed !== null && /^\d$/.test(typed) ? Number(typed) : 0;
}

export function action(args: Route.ActionArgs) {
  return receiveReturn(args, args.params.key);
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta = ({ loaderData }: Route.MetaArgs): Route.MetaDescriptors =>
  secretMeta({
    title: loaderData.own ? text.title : text.unknown.title,
    description: text.description,
  });

export default function ReturnPage({ loaderData, actionData }: Route.ComponentProps) {
  const { own, accessKey, isJustRequested, unusedPhotos } = loaderData;
  if (!own) return <DeadEnd {...text.unknown} />;
  return (
    <div className="wrap section">
      <div className="mx-auto grid w-full max-w-170 grid-cols-1 gap-6">
        <div className="grid gap-3">
          <h1>{text.title}</h1>
          <p className="lede">{text.ledeOrder(own.orderNumber)}</p>
          <Link
            reloadDocument
            to={paths.orderStatus(accessKey)}
            className="link justify-self-start"
          >
            {text.toOrder}
          </Link>
        </div>
        {isJustRequested && !actionData && (
          <Notice isGood>
            {text.received.title}. {text.received.mailOrder}
          </Notice>
        )}
        {unusedPhotos > 0 && <Notice>{text.received.unusedPhotos(unusedPhotos)}</Notice>}
        {own.isUnconfirmed && <Unconfirmed />}
        <RequestedReturns returns={own.returns} />
        <Step own={own} answer={actionData} />
      </div>
    </div>
  );
}

function Step({ own, answer }: { own: OwnReturns; answer: ReturnAnswer | undefined }) {
  const policies = useContent("policies");
  if (answer?.step === "confirm") {
    const right = own.rights.find(({ kind }) => kind === answer.values.kind);
    const about = own.lines.flatMap((line) => {
      const quantity = right?.kind === "cancel" ? line.returnable : (answer.units[line.id] ?? 0);
      return quantity > 0 ? [`${line.name} × ${quantity}`] : [];
    });
    if (right)
      return (
        <ConfirmReturn
          answer={answer}
          terms={getOwnTerms(right, policies)}
          about={about}
          isOfOrder
        />
      );
  }
  if (own.rights.length === 0) return <p className="text-soft">{text.nothing}</p>;
  const error = answer?.step === "edit" ? answer.error : null;
  const problem = error?.outcome === "invalid" ? error.problems.lines : undefined;
  const kinds = own.rights.map(({ kind }) => kind);
  return (
    <ReturnForm
      options={own.rights.map((right) => ({ kind: right.kind, note: formatEnd(right) }))}
      group={own.rights.some(({ isForGroups }) => isForGroups) ? text.group : null}
      values={answer?.values ?? getValues(openReturnFields, () => "")}
      error={error}
    >
      {!kinds.includes("cancel") && (
        <ReturnableLines
          lines={own.lines}
          chosen={answer?.units ?? {}}
          error={
            problem && (problem === "required" ? text.problems.lines : text.problems.linesMany)
          }
        />
      )}
      {!kinds.includes("cancel") && !kinds.includes("withdraw") && (
        <p className="text-sm text-soft">{text.final}</p>
      )}
    </ReturnForm>
  );
}

/** The button that carries out a cancellation which was asked for without the order's link. */
function Unconfirmed() {
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
