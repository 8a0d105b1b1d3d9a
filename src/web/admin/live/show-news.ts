import { LOCALE } from "#i18n/language.ts";
import { formatMoney } from "#i18n/format.ts";
import { news as text } from "#i18n/he/news.ts";
import type { News } from "#modules/notifications/contract.ts";
import { showToast } from "#ui/toast.ts";
import { adminPaths } from "#web/admin-paths.ts";

type Go = (to: string) => void;

/** Announces new orders and messages. */
export function showNews(news: News, go: Go): void {
  // Not orders by hand: the staff member who enters one knows of it.
  if (news.event === "order" && news.data.source === "checkout") showNewOrder(news.data, go);
  if (news.event === "message") showNewMessage(news.data, go);
}

function showNewOrder(order: Extract<News, { event: "order" }>["data"], go: Go): void {
  const { customerName, total, totalIls } = order;
  const shekels = totalIls && formatMoney(totalIls, LOCALE);
  showToast({
    isNews: true,
    title: text.toast.title(order.number),
    description: text.toast.text(customerName, formatMoney(total, "en-US"), shekels),
    action: { label: text.toast.open, runAction: () => go(adminPaths.order(order.id)) },
  });
}

function showNewMessage(message: Extract<News, { event: "message" }>["data"], go: Go): void {
  showToast({
    isNews: true,
    title: text.toast.message[message.kind],
    description: message.name,
    action: { label: text.toast.open, runAction: () => go(adminPaths.message(message.id)) },
  });
}
