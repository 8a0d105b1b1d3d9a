import { Link } from "react-router";
import { LOCALE } from "#i18n/language.ts";
import { formatShortDate } from "#i18n/format-he.ts";
import { formatCountry } from "#i18n/format-country.ts";
import { returns } from "#i18n/he/returns.ts";
import type { ReturnDetails } from "#modules/returns/admin-contract.ts";
import { DataText } from "#ui/data-text.tsx";
import { adminPaths } from "#web/admin-paths.ts";
import { EmailLink } from "../../kit/email-link.tsx";
import { Fact } from "../../kit/fact.tsx";
import { Moment } from "../../kit/moment.tsx";
import { Panel } from "../../kit/panel.tsx";
import { DueTag } from "../due-tag.tsx";
import { OrderLink } from "../return-columns.tsx";
import { StateTag } from "../state-tag.tsx";

const text = returns.details;

/** Customer and order of a request, and whether it was made in time. */
export function ReturnFacts({ shown }: { shown: ReturnDetails }) {
  const { order, replacedBy } = shown;
  return (
    <Panel title={text.customer}>
      <dl className="grid gap-3 px-5 pb-5">
        <Fact isBelow name={returns.columns.state}>
          <StateTag state={shown.state} />
        </Fact>
        <Fact isBelow name={returns.columns.order}>
          <OrderLink order={order} />
        </Fact>
        {shown.typedNumber !== null && (
          <Fact isBelow name={text.typedNumber}>
            <bdi>{shown.typedNumber}</bdi>
          </Fact>
        )}
        {shown.name !== null && (
          <Fact isBelow name={text.customer}>
            <DataText>{shown.name}</DataText>
          </Fact>
        )}
        {shown.email !== null && (
          <Fact isBelow name={text.email}>
            <EmailLink email={shown.email} />
          </Fact>
        )}
        {shown.country !== null && (
          <Fact isBelow name={text.country}>
            {formatCountry(shown.country, LOCALE)}
          </Fact>
        )}
        {order !== null && (
          <>
            <Fact isBelow name={text.arrived}>
              {shown.arrivedOn === null ? (
                text.notArrived
              ) : (
                <bdi className="num">{formatShortDate(new Date(shown.arrivedOn))}</bdi>
              )}
            </Fact>
            <Fact isBelow name={text.until}>
              {shown.askableUntil === null ? text.noEnd : <Moment at={shown.askableUntil} />}
            </Fact>
            <Fact isBelow name={text.inTime}>
              {shown.isInTime === true ? text.isInTime.yes : text.isInTime.no}
            </Fact>
          </>
        )}
        <Fact isBelow name={text.requestedAt}>
          <Moment at={shown.createdAt} />
        </Fact>
        {shown.answerBy !== null && (
          <Fact isBelow name={text.answerBy}>
            <DueTag at={shown.answerBy} />
          </Fact>
        )}
        {shown.refundBy !== null && (
          <Fact isBelow name={text.refundBy}>
            <DueTag at={shown.refundBy} />
          </Fact>
        )}
        {replacedBy !== null && (
          <Fact isBelow name={text.replacedBy}>
            <Link to={adminPaths.order(replacedBy.id)} className="link num">
              <bdi dir="ltr">#{replacedBy.number}</bdi>
            </Link>
          </Fact>
        )}
      </dl>
    </Panel>
  );
}
