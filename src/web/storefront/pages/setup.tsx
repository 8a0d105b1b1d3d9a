import { data } from "react-router";
import { notFound } from "#i18n/en/not-found.ts";
import { setup as text } from "#i18n/en/setup.ts";
import type { ScriptlessHandle } from "#web/page/surface.ts";
import { shopContext, type ShopContext } from "#web/page/shop-context.ts";
import { DeadEnd } from "../parts/not-found-message.tsx";
import { secretAddress } from "../parts/private-meta.ts";
import { receiveSetup } from "../setup/receive-setup.ts";
import { SetupForm } from "../setup/setup-form.tsx";
import type { Route } from "./+types/setup";

/** It is sent as browsers send forms, and must work before anything else does. */
export const handle: ScriptlessHandle = { scripts: false };

/** Not found without the token of the set-up, and once the shop is set up. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const setup = await hasSetupAccess(context.get(shopContext), url);
  if (setup === undefined) return data({ mailWay: undefined }, { status: 404 });
  return data({ mailWay: setup.mailWay });
}

export async function action(args: Route.ActionArgs) {
  const setup = await hasSetupAccess(args.context.get(shopContext), args.url);
  return setup === undefined ? data(undefined, { status: 404 }) : receiveSetup(setup, args);
}

async function hasSetupAccess({ setup }: ShopContext, url: URL) {
  const isAdmitted = await setup?.isAdmitted(url.searchParams.get("token") ?? "");
  return isAdmitted ? setup : undefined;
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const { title } = loaderData?.mailWay === undefined ? notFound : text;
  return [{ title }, { name: "robots", content: "noindex" }, secretAddress];
}

export default function SetupPage({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.mailWay === undefined) return <DeadEnd {...notFound} />;
  return (
    <div className="wrap grid max-w-3xl gap-8 pt-8 pb-(--section)">
      <div className="grid gap-4">
        <h1>{text.title}</h1>
        <p className="lede">{text.lede}</p>
      </div>
      <SetupForm mailWay={loaderData.mailWay} answer={actionData} />
    </div>
  );
}
