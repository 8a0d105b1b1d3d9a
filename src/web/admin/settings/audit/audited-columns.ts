import { coupons } from "#i18n/he/coupons.ts";
import { formatNames } from "#i18n/he/files.ts";
import { generalSettings } from "#i18n/he/general-settings.ts";
import { markets } from "#i18n/he/markets.ts";
import { messageLabels } from "#i18n/he/inbox.ts";
import { inventory } from "#i18n/he/inventory.ts";
import { jobAdmin } from "#i18n/he/jobs.ts";
import { mailLabels } from "#i18n/he/mail-labels.ts";
import { mailReasonTexts } from "#i18n/he/mail-reasons.ts";
import { moneyKindLabels } from "#i18n/he/money-kinds.ts";
import { orderMoney } from "#i18n/he/order-money.ts";
import { order } from "#i18n/he/order.ts";
import { orderLabels } from "#i18n/he/order-labels.ts";
import { privacy } from "#i18n/he/privacy.ts";
import { products } from "#i18n/he/products.ts";
import { rates } from "#i18n/he/rates.ts";
import { returns } from "#i18n/he/returns.ts";
import { reviews as reviewText } from "#i18n/he/reviews.ts";
import { roleNames } from "#i18n/he/role-names.ts";
import { roles } from "#i18n/he/roles.ts";
import { subscribers } from "#i18n/he/subscribers.ts";

type Labels = Readonly<Record<string, string>>;

const grantNames = Object.fromEntries(
  Object.entries(roles.grants.actions).map(([action, { name }]) => [action, name]),
);

/**
 * Columns of codes, with their names on the screens. The values of all settings are stored as text
 * in one column.
 */
export const codes: Readonly<Record<string, Labels>> = {
  "files.type": formatNames,
  "orders.status": orderLabels.statuses,
  "orders.stock_state": orderLabels.stockStates,
  "orders.source": order.sources,
  "orders.payment_method": order.money.methods,
  "orders.ils_rate_source": rates.sources,
  "orders.duty_terms": markets.fields.dutyTerms.choices,
  "order_items.tax_class": products.fields.taxClass.choices,
  "products.tax_class": products.fields.taxClass.choices,
  "markets.tax_mode": markets.fields.taxMode.choices,
  "markets.rounding": markets.fields.rounding.choices,
  "markets.duty_terms": markets.fields.dutyTerms.choices,
  "payments.method": moneyKindLabels,
  "payments.means": orderMoney.means,
  "payments.kind": orderLabels.paymentKinds,
  "refunds.method": moneyKindLabels,
  "refunds.state": order.money.states,
  "shipments.arrival_known_by": order.shipments.arrivalSources,
  "stock_movements.reason": inventory.reasons,
  "product_attributes.attribute_type": products.fields.attributes.entry.fields.type.choices,
  "exchange_rates.source": rates.sources,
  "coupons.kind": coupons.fields.kind.choices,
  "returns.kind": returns.kinds,
  "returns.state": returns.states,
  "returns.cause": returns.causes,
  "reviews.state": reviewText.states,
  "reviews.held_for": reviewText.fields.cause.choices,
  "reviews.species": reviewText.species,
  "reviews.fit": reviewText.fits,
  "messages.kind": messageLabels.kinds,
  "messages.state": messageLabels.states,
  "messages.dealer_stage": messageLabels.stage,
  "messages.spam_reason": messageLabels.spam,
  "messages.source": messageLabels.sources,
  "messages.subject": messageLabels.subjects,
  "reply_files.type": messageLabels.fileTypes,
  "newsletter_subscribers.state": subscribers.state,
  "newsletter_subscribers.topic": subscribers.topics,
  "mails.kind": mailLabels.kinds,
  "mails.state": mailLabels.states,
  "mails.reason": mailReasonTexts,
  "jobs.task": jobAdmin.tasks,
  "system_settings.setting_value": {
    ...orderLabels.statuses,
    true: generalSettings.on,
    false: generalSettings.off,
  },
  "user_roles.role": roleNames,
  "role_invitations.role": roleNames,
  "role_invitations.granted": grantNames,
  // Of entries from the time when roles had rights.
  "user_grants.role": roleNames,
  "user_grants.action": grantNames,
  "erasures.reason": privacy.reasons,
};

/**
 * Columns that the screen leaves out: those that its heading already shows (the row, the person),
 * those that follow from other columns, and those that the database does not write into the log.
 */
export const hiddenColumns: ReadonlySet<string> = new Set([
  "id",
  // The entry itself says what they would: which document or image, by whom, and when.
  "key",
  "data",
  "published_at",
  "published_by",
  "from_path",
  "address",
  "actor_id",
  "actor_email",
  "author_id",
  "mail_id",
  "sent_as",
  "invited_by",
  "token_hash",
  "about_id",
  "waiting_since",
  // The log outlives people; names of files stay out of it.
  "omitted_files",
  "setting_key",
  "position",
  "given_at",
  "granted_at",
  "storage_key",
  "paid_minor",
  "refunded_minor",
  "stock_quantity",
  "reserved_quantity",
  "ahead_quantity",
  "gift_name",
  "gift_image_url",
  "display_price_minor",
  "last_exchange_update",
  "search_text",
  "customer_key",
  "rights_notice",
  "keys",
  "away_since",
  "away_notified_at",
  "key_hash",
  "idempotency_key",
  "request_key",
  "held_unit_id",
  "submission_key",
  "dedupe_key",
  "confirm_token_hash",
  "confirm_expires_at",
  "unsubscribe_token",
  "address_hash",
  "content",
  "provider_id",
  "report",
]);

/** The same under names of older versions, in entries from their time. */
export const formerHiddenColumns: ReadonlySet<string> = new Set(["held_bag_id"]);
