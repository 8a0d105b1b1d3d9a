import { data, Form, Link, useNavigation } from "react-router";
import { heldUnit as text } from "#i18n/en/held-unit.ts";
import { formatDateTime } from "#i18n/format.ts";
import { releaseHeldUnit } from "#modules/inventory/held-units.ts";
import { readHeldUnit } from "#modules/orders/placing/held-unit.ts";
import { AppError } from "#shared/errors.ts";
import { isolateText } from "#shared/isolate-text.ts";
import { Button, getButtonClass } from "#ui/button.tsx";
import { paths } from "#web/paths.ts";
import { shopContext } from "#web/page/shop-context.ts";
import { saveHeldUnit } from "../checkout/held-unit.ts";
import { readForm } from "../forms/read-form.ts";
import { secretMeta } from "../parts/private-meta.ts";
import type { Route } from "./+types/held-unit";

const RELEASE = "let-go";

/** The unit that is held by this link. Looking changes nothing: programs open links too. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { asCheckout } = context.get(shopContext);
  const held = await asCheckout((ctx) => readHeldUnit(ctx, params.key));
  return data({ held }, { status: held ? 200 : 404 });
}

/** Releases the unit, for the next person of the waiting list. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const form = await readForm(request);
  if (form.get("intent") !== RELEASE)
    throw new AppError("unsupported_media_type", "not a form of ours");
  await context
    .get(shopContext)
    .asCheckout((ctx) => ctx.asCheckout((tx) => releaseHeldUnit(tx, params.key)));
  return { isReleased: true };
}

export function meta({ loaderData: { held } }: Route.MetaArgs): Route.MetaDescriptors {
  const title = held ? text.title : text.ended.title;
  return secretMeta({ title, description: text.description });
}

export default function HeldUnitPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const isBusy = useNavigation().state !== "idle";
  const { held } = loaderData;
  const { title, text: words } = actionData ? text.released : text.ended;
  return (
    <div className="wrap section">
      <div className="mx-auto grid w-full max-w-150 gap-5 rounded-lg bg-surface px-5 py-8 shadow-low sm:px-10 sm:py-12">
        <h1 className="text-3xl">{held ? text.title : title}</h1>
        {held ? (
          <>
            <p className="text-soft">
              {text.text(isolateText(held.name), formatDateTime(new Date(held.until)))}
            </p>
            <Link
              to={paths.order(held.slug, "details", 1)}
              data-needs-scripts=""
              onClick={() => saveHeldUnit({ slug: held.slug, key: params.key })}
              className={getButtonClass({ size: "lg" })}
            >
              {text.order}
            </Link>
            <Form method="post">
              <Button
                type="submit"
                name="intent"
                value={RELEASE}
                tone="quiet"
                aria-busy={isBusy}
                className="w-full"
              >
                {text.release}
              </Button>
            </Form>
          </>
        ) : (
          <>
            <p className="text-soft">{words}</p>
            <Link to={paths.products} className={getButtonClass({ tone: "line" })}>
              {text.products}
            </Link>
          </>
        )}
      </div>
    </div>
  );
}
