import { useState } from "react";
import { Link } from "react-router";
import { returns as text } from "#i18n/he/returns.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { useApi } from "../../api/use-api.ts";
import { ActionButton } from "../../kit/action-button.tsx";
import { LoadError } from "../../kit/list-frame.tsx";
import { Page } from "../../shell/page.tsx";
import type { Route } from "./+types/page";
import { getStepCall, getStepWords, listNextSteps, type ReturnAction } from "./next-steps.ts";
import { ReturnFacts } from "./return-facts.tsx";
import { ReturnMoney } from "./return-money.tsx";
import { ReturnMessage } from "./return-message.tsx";
import { loadLater } from "../../kit/load-later.tsx";

const StepDialog = loadLater(async () => (await import("./step-dialog.tsx")).StepDialog);

/** One return: the request, the returned items, and the next step. */
export default function ReturnPage({ params: { id } }: Route.ComponentProps) {
  const read = useApi("GET /api/admin/returns/:id", { params: { id } });
  const [action, setAction] = useState<ReturnAction>();
  const shown = read.data;
  const back = (
    <Link to={adminPaths.returns} className="link justify-self-start">
      {text.details.back}
    </Link>
  );
  if (shown === undefined)
    return (
      <Page title={text.title}>
        {back}
        <LoadError read={read} failed={text.details.failed} rows={6} />
      </Page>
    );
  return (
    <Page
      title={text.number(shown.number)}
      actions={listNextSteps(shown).map((step, place) => (
        <ActionButton
          key={step}
          tone={place === 0 ? "main" : undefined}
          call={getStepCall(step, shown)}
          onClick={() => setAction(step)}
        >
          {getStepWords(step, shown).title}
        </ActionButton>
      ))}
    >
      {back}
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 gap-5">
          <ReturnMessage shown={shown} />
          {shown.order !== null && <ReturnMoney shown={shown} />}
        </div>
        <ReturnFacts shown={shown} />
      </div>
      {action && <StepDialog action={action} shown={shown} onClose={() => setAction(undefined)} />}
    </Page>
  );
}
