import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { ordering } from "#i18n/en/ordering.ts";
import { isolateText } from "#shared/isolate-text.ts";
import { getButtonClass } from "#ui/button.tsx";
import { paths } from "#web/paths.ts";
import { useSession } from "#web/session/use-session.ts";
import { useContent } from "../content.ts";
import { editPath, toStepPath, type Checkout } from "./checkout-state.ts";
import type { PossibleLine } from "./checkout-store.ts";

const text = ordering.tooMany;

/**
 * Stands above what was entered and takes the focus: how many items are possible now, and what to
 * do for more.
 */
export function TooMany({
  lines,
  checkout,
}: {
  lines: readonly PossibleLine[];
  checkout: Checkout;
}) {
  const { email } = useContent("brand");
  const isMember = useSession().status === "signed-in";
  const labels = isMember ? text.member : text.guest;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div role="alert" className="mb-6 grid gap-3 rounded-lg bg-warn-bg p-5 text-warn-fg">
      <h2 ref={heading} tabIndex={-1} className="font-text text-md font-strong tracking-normal">
        {labels.title}
      </h2>
      <ul className="grid gap-1 text-sm font-strong">
        {lines.map(({ name, possible }) => (
          <li key={name}>{text.possible(isolateText(name), possible)}</li>
        ))}
      </ul>
      <p className="text-sm">{labels.text}</p>
      {!isMember && lines.some(({ possible }) => possible === 0) && (
        <p className="text-sm">{text.earlier}</p>
      )}
      <p className="text-sm">
        {labels.waysOn}{" "}
        <a href={`mailto:${email}`} className="underline">
          {email}
        </a>
      </p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Link to={editPath(checkout)} className={getButtonClass({ size: "sm" })}>
          {text.edit}
        </Link>
        <Link
          to={isMember ? paths.orders : paths.authThen(toStepPath(checkout, "payment"))}
          className="inline-block py-2 text-sm font-strong underline"
        >
          {isMember ? text.orders : text.signIn}
        </Link>
      </div>
    </div>
  );
}
