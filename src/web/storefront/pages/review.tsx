import { data } from "react-router";
import { formatDate } from "#i18n/format.ts";
import { doorForm } from "#i18n/en/door-form.ts";
import { reviewForm as text } from "#i18n/en/review-form.ts";
import { readOwnDoorAnswer } from "#modules/reviews/door/door-answers.ts";
import { stopInvitations } from "#modules/reviews/invitation-link.ts";
import { MAX_PHOTOS } from "#modules/reviews/kinds.ts";
import { readOwnReviews } from "#modules/reviews/read-own-reviews.ts";
import { shopContext } from "#web/page/shop-context.ts";
import { DeadEnd } from "../parts/not-found-message.tsx";
import { Notice } from "../parts/notice.tsx";
import { secretMeta } from "../parts/private-meta.ts";
import { DoorQuestion } from "../reviews/door/door-question.tsx";
import { receiveDoorAnswer } from "../reviews/door/receive-door-answer.ts";
import { StopInvitations } from "../reviews/own/stop-invitations.tsx";
import { receiveReview } from "../reviews/own/receive-review.ts";
import { ReviewedProduct, type Done } from "../reviews/own/reviewed-product.tsx";
import type { Route } from "./+types/review";

const statuses = { open: 200, ended: 410, unknown: 404 } as const;

/** The products of an order, to be reviewed by the link of a mail or of the order's own page. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { asReviews, content } = context.get(shopContext);
  const { "size-chart": chart, brand } = await content("size-chart", "brand");
  const own = await asReviews((ctx) => readOwnReviews(ctx, params.key));
  const door = isAboutDoor(url)
    ? await asReviews((ctx) => readOwnDoorAnswer(ctx, params.key))
    : undefined;
  const suggested = brand.trade.forPets ? [...chart.dogs.breeds, ...chart.cats.breeds] : [];
  const breeds = suggested.map(({ breed }) => breed);
  return data(
    {
      own,
      breeds,
      done: readDone(url.searchParams),
      isLeaving: isLeaving(url),
      door: door && { ...door, chosen: url.searchParams.get(DOOR) },
    },
    { status: statuses[(door ?? own).state] },
  );
}

export async function action(args: Route.ActionArgs) {
  const { context, params, url } = args;
  if (isAboutDoor(url)) return receiveDoorAnswer(args, params.key);
  if (!isLeaving(url)) return receiveReview(args, params.key);
  const { asReviews } = context.get(shopContext);
  const hasLeft = await asReviews((ctx) =>
    ctx.asCheckout((checkout) => stopInvitations(checkout, params.key, ctx.clock())),
  );
  return data({ hasLeft }, { status: hasLeft ? 200 : statuses.unknown });
}

/** Whether the way out of the invitations was chosen; it outlives the link to review. */
const isLeaving = ({ searchParams }: URL) => searchParams.has("leave");

const DOOR = "door";
/** Whether the page asks what was paid at the door. */
const isAboutDoor = ({ searchParams }: URL) => searchParams.has(DOOR);

/** The result after the form was sent, and its product. */
function readDone(query: URLSearchParams): (Done & { readonly productId: string }) | null {
  const saved = query.get("saved");
  const productId = saved ?? query.get("removed");
  if (productId === null) return null;
  const unused = Number(query.get("unused") ?? 0);
  return {
    productId,
    what: saved === null ? "removed" : "saved",
    unusedPhotos: Number.isInteger(unused) && unused > 0 ? Math.min(unused, MAX_PHOTOS + 1) : 0,
  };
}

export function meta({ loaderData: { own, door } }: Route.MetaArgs): Route.MetaDescriptors {
  if (door?.state === "open")
    return secretMeta({ title: doorForm.title, description: doorForm.description });
  const title = own.state === "open" ? text.title : text[own.state].title;
  return secretMeta({ title, description: text.description });
}

const BREEDS = "breeds";

export default function ReviewPage({ loaderData, actionData }: Route.ComponentProps) {
  const { own, breeds, done, door } = loaderData;
  const answer = actionData && "productId" in actionData ? actionData : undefined;
  if (loaderData.isLeaving && own.state !== "unknown")
    return <StopInvitations hasLeft={actionData !== undefined && "hasLeft" in actionData} />;
  if (door !== undefined) {
    if (door.state !== "open") return <DeadEnd {...doorForm[door.state]} />;
    const refused = actionData && "door" in actionData ? actionData.door : undefined;
    return <DoorQuestion door={door} answer={refused} />;
  }
  if (own.state !== "open") return <DeadEnd {...text[own.state]} />;
  return (
    <div className="wrap section">
      <div className="mx-auto grid w-full max-w-170 grid-cols-1 gap-6">
        <div className="grid gap-3">
          <h1>{text.title}</h1>
          <p className="lede">{own.products.length === 0 ? text.nothing : text.lede}</p>
          {own.expiresAt !== null && (
            <p className="text-sm text-soft">{text.until(formatDate(new Date(own.expiresAt)))}</p>
          )}
        </div>
        {answer?.productId === null && (
          <Notice>{answer.failed === "large" ? text.problems.large : text.problems.failed}</Notice>
        )}
        {own.products.map((product, place) => (
          <ReviewedProduct
            key={product.productId}
            product={product}
            place={place}
            shortName={own.shortName}
            breedList={BREEDS}
            done={done?.productId === product.productId ? done : undefined}
            answer={
              answer?.productId === product.productId && "form" in answer ? answer.form : undefined
            }
          />
        ))}
        <datalist id={BREEDS}>
          {breeds.map((breed) => (
            <option key={breed} value={breed}>
              {breed}
            </option>
          ))}
        </datalist>
      </div>
    </div>
  );
}
