import { addressLines } from "#i18n/address-lines.ts";
import { disputeEvidence as words } from "#i18n/en/dispute-evidence.ts";
import { formatDate, formatDateTime, formatMoney } from "#i18n/format.ts";
import { formatForeignMinor } from "#i18n/format-he.ts";
import type { ReturnKind, ReturnState } from "#modules/orders/kinds.ts";
import { getServiceName } from "#modules/payments/services/records.ts";
import { joinPresent } from "#shared/join-present.ts";
import type { readOrder } from "../processing/read-order.ts";

export type SentMail = { readonly kind: string; readonly at: Date };
export type WrittenReview = {
  readonly stars: number;
  readonly title: string | null;
  readonly body: string | null;
  readonly at: Date;
};
export type CustomerRequest = {
  readonly number: string;
  readonly kind: ReturnKind;
  readonly state: ReturnState;
  readonly message: string | null;
  readonly at: Date;
};

export type Evidence = {
  readonly order: Awaited<ReturnType<typeof readOrder>>;
  readonly shop: string;
  readonly getCarrierName: (carrier: string) => string;
  /** Null where the reader has no right to them. */
  readonly mails: readonly SentMail[] | null;
  readonly reviews: readonly WrittenReview[] | null;
  readonly requests: readonly CustomerRequest[];
};

type Section = { readonly title: string; readonly lines: readonly string[] };

/** The evidence as plain text: sections with a line for each fact. */
export function formatEvidence(evidence: Evidence): string {
  const { order, shop } = evidence;
  const { sections } = words;
  const all: Section[] = [
    { title: words.title(order.number, shop), lines: [words.times] },
    { title: sections.disputes, lines: listDisputes(evidence) },
    { title: sections.order, lines: listOrderFacts(evidence) },
    { title: sections.addresses, lines: listAddresses(evidence) },
    { title: sections.items, lines: [...listItems(evidence), ...listAmounts(evidence)] },
    { title: sections.payments, lines: listPayments(evidence) },
    { title: sections.refunds, lines: listRefunds(evidence) },
    { title: sections.shipments, lines: listShipments(evidence) },
    { title: sections.rights, lines: [describeRights(evidence)] },
    { title: sections.mails, lines: listMails(evidence) },
    { title: sections.customer, lines: listCustomerActs(evidence) },
  ];
  return all
    .filter(({ lines }) => lines.length > 0)
    .map(({ title, lines }) => [title, ...lines].join("\n"))
    .join("\n\n");
}

const listDisputes = ({ order }: Evidence) =>
  order.disputes.map(
    ({ name, reference, payment, amountMinor, currency, reason, dueAt, outcome }) =>
      joinPresent(
        [
          words.dispute(name, reference, payment),
          formatForeignMinor(amountMinor, currency),
          words.outcomes[outcome],
          reason === null ? "" : `${words.reason}: ${reason}`,
          dueAt === null ? "" : `${words.answerBy}: ${formatDateTime(dueAt)}`,
        ],
        "; ",
      ),
  );

function listOrderFacts({ order }: Evidence): string[] {
  const { createdAt, source, customer, events } = order;
  const confirmed = events.find(({ kind }) => kind === "confirmed");
  return [
    `${words.placed}: ${formatDateTime(createdAt)}, ${words.sources[source]}`,
    ...(confirmed ? [`${words.confirmed}: ${formatDateTime(confirmed.createdAt)}`] : []),
    `${words.customer}: ${customer.name}`,
    ...(customer.email === null ? [] : [`${words.email}: ${customer.email}`]),
    ...(customer.phone === null ? [] : [`${words.phone}: ${customer.phone}`]),
  ];
}

function listAddresses({ order: { billingAddress, shippingAddress } }: Evidence): string[] {
  const [billing, shipping] = [billingAddress, shippingAddress].map((address) =>
    addressLines(address).join(", "),
  );
  if (!billing) return shipping ? [`${words.shipping}: ${shipping}`] : [];
  if (!shipping) return [`${words.billing}: ${billing}`, words.sameAddress];
  return [
    `${words.billing}: ${billing}`,
    `${words.shipping}: ${shipping}`,
    billing === shipping ? words.equalAddress : words.otherAddress,
  ];
}

const listItems = ({ order: { lines } }: Evidence) =>
  lines.map(
    (line) =>
      `${line.quantity} x ${joinPresent([line.productName, line.variantName ?? ""], ", ")} (${line.sku}): ${formatMoney(line.total)}`,
  );

function listAmounts({ order }: Evidence): string[] {
  const { amounts } = words;
  const { subtotal, discount, shipping, tax, duty, total, paid, refunded } = order;
  const always = { subtotal, total, paid };
  const all = { subtotal, discount, shipping, tax, duty, total, paid, refunded };
  return Object.entries(all).flatMap(([name, amount]) =>
    amount.amountMinor === 0 && !(name in always)
      ? []
      : [`${amounts[name as keyof typeof all]}: ${formatMoney(amount)}`],
  );
}

const listPayments = ({ order: { payments } }: Evidence) =>
  payments
    .filter(({ cancelledAt }) => cancelledAt === null)
    .map(({ method, reference, amount, charged, means, createdAt }) =>
      joinPresent(
        [
          method === "manual" ? words.byHand : getServiceName(method),
          reference ?? "",
          formatMoney(amount),
          charged === null ? "" : words.charged(formatMoney(charged)),
          means === null ? "" : words.means[means],
          formatDateTime(createdAt),
        ],
        ", ",
      ),
    );

const listRefunds = ({ order: { refunds } }: Evidence) =>
  refunds
    .filter(({ state }) => state !== "failed")
    .map(({ amount, reason, createdAt }) =>
      joinPresent([formatMoney(amount), reason ?? "", formatDateTime(createdAt)], ", "),
    );

function listShipments({ order, getCarrierName }: Evidence): string[] {
  if (order.isHandedOver) return [words.handedOver];
  return order.shipments.map(({ carrier, trackingNumber, trackingUrl, createdAt, arrival }) =>
    joinPresent(
      [
        getCarrierName(carrier),
        trackingNumber === null ? "" : `${words.tracking} ${trackingNumber}`,
        trackingUrl ?? "",
        `${words.shipped} ${formatDateTime(createdAt)}`,
        arrival === null
          ? words.notArrived
          : `${words.arrived} ${formatDay(arrival.day)} (${words.knownBy[arrival.knownBy]})`,
      ],
      ", ",
    ),
  );
}

function describeRights({ order: { rightsNotice } }: Evidence): string {
  if (rightsNotice === null) return words.noRights;
  const { area, day, version } = rightsNotice;
  return words.rights(area.toUpperCase(), formatDay(day), version);
}

function listMails({ mails }: Evidence): string[] {
  if (mails === null) return [words.notAllowed.mails];
  if (mails.length === 0) return [words.nothing];
  return mails.map(({ kind, at }) => `${formatDateTime(at)}: ${kind.replaceAll("-", " ")}`);
}

function listCustomerActs({ order, reviews, requests }: Evidence): string[] {
  const arrivals = order.shipments.flatMap(({ arrival }) =>
    arrival?.knownBy === "customer" ? [words.arrivedByCustomer(formatDay(arrival.day))] : [],
  );
  const written = (reviews ?? []).map(({ stars, title, body, at }) =>
    joinPresent([`${formatDateTime(at)}: ${words.review(stars)}`, title ?? "", body ?? ""], ". "),
  );
  const requested = requests.map(({ number, kind, state, message, at }) => {
    const request = words.request(number, words.requests[kind], words.requestStates[state]);
    return joinPresent([`${formatDateTime(at)}: ${request}`, message ?? ""], ". ");
  });
  const unread = reviews === null ? [words.notAllowed.reviews] : [];
  const all = [...arrivals, ...written, ...unread, ...requested];
  return all.length === 0 ? [words.nothing] : all;
}

/** A day of Jerusalem. */
const formatDay = (day: string): string => formatDate(new Date(day));
