import { Users } from "lucide-react";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { customer as labels } from "#i18n/he/customer.ts";
import type { Customer } from "#modules/customers/admin/customer-shapes.ts";
import { DataText } from "#ui/data-text.tsx";
import { adminPaths } from "#web/admin-paths.ts";
import { ActionButton } from "../../kit/action-button.tsx";
import { ConfirmAction } from "../../kit/confirm-dialog.tsx";

const { found, button, text, ...action } = labels.join;
const call = "POST /api/admin/customers/:id/join";

/**
 * For a customer without an e-mail address: names the one with the same phone number, and joins the
 * two once staff have seen what that does.
 */
export function JoinPart({ customer }: { customer: Customer }) {
  const { id, sameNumber, figures, notes } = customer;
  const [isAsking, setAsking] = useState(false);
  const navigate = useNavigate();
  if (sameNumber === null) return null;
  const { name, email } = sameNumber;
  const card = adminPaths.customer(sameNumber.id);
  return (
    <div className="grid justify-items-start gap-2 rounded-sm bg-info-bg px-3 py-2 text-sm text-info-fg">
      <p>
        {found}{" "}
        <Link to={card} className="link">
          <DataText>{name}</DataText>
        </Link>{" "}
        <bdi dir="ltr" className="wrap-anywhere">
          {email}
        </bdi>
      </p>
      <ActionButton call={call} onClick={() => setAsking(true)}>
        <Users aria-hidden className="size-4" />
        {button}
      </ActionButton>
      {isAsking && (
        <ConfirmAction
          {...action}
          call={call}
          input={{ params: { id }, body: { into: sameNumber.id } }}
          text={text(name, email, figures.orders, notes.length)}
          onDone={() => void navigate(card, { replace: true })}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
