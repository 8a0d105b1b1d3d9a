import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { LOCALE } from "#i18n/language.ts";
import { formatMoney } from "#i18n/format.ts";
import { news as text } from "#i18n/he/news.ts";
import type { News } from "#modules/notifications/contract.ts";
import { showToast } from "#ui/toast.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { readSession } from "#web/session/session-store.ts";
import { refreshAll } from "../api/use-api.ts";
import { followNews } from "./follow-news.ts";
import { createRefresher } from "./refresher.ts";

/** Keeps the screens up to date with events in the shop, and announces new orders. */
export function useLiveNews(): void {
  const client = useQueryClient();
  const navigate = useNavigate();
  useEffect(() => {
    const refresher = createRefresher(() => void refreshAll(client));
    const stop = followNews({
      open,
      refreshToken,
      onNews(news) {
        refresher.request();
        // Not for orders by hand: the staff member who enters one knows of it.
        if (news.event === "order" && news.data.source === "checkout")
          showNewOrder(news.data, (to) => void navigate(to));
        if (news.event === "message") showNewMessage(news.data, (to) => void navigate(to));
      },
      onGap: refresher.request,
      isHidden: () => document.hidden,
      onAttention(act) {
        document.addEventListener("visibilitychange", act);
        addEventListener("online", act);
        return () => {
          document.removeEventListener("visibilitychange", act);
          removeEventListener("online", act);
        };
      },
      getRandom: Math.random,
    });
    return () => {
      stop();
      refresher.stop();
    };
  }, [client, navigate]);
}

function open(signal: AbortSignal): Promise<Response> {
  const state = readSession();
  const token = state.status === "signed-in" ? state.session.access_token : "";
  return fetch("/api/admin/live", {
    headers: { authorization: `Bearer ${token}` },
    redirect: "error",
    signal,
  });
}

/** False when the session is over: the back office then closes by itself. */
async function refreshToken(): Promise<boolean> {
  const state = readSession();
  if (state.status !== "signed-in") return false;
  const { refreshSession } = await import("#web/session/refresh-session.ts");
  return (await refreshSession(state.session)) !== undefined;
}

function showNewOrder(
  order: Extract<News, { event: "order" }>["data"],
  go: (to: string) => void,
): void {
  const { customerName, total, totalIls } = order;
  const shekels = totalIls && formatMoney(totalIls, LOCALE);
  showToast({
    isNews: true,
    title: text.toast.title(order.number),
    description: text.toast.text(customerName, formatMoney(total, "en-US"), shekels),
    action: { label: text.toast.open, runAction: () => go(adminPaths.order(order.id)) },
  });
}

function showNewMessage(
  message: Extract<News, { event: "message" }>["data"],
  go: (to: string) => void,
): void {
  showToast({
    isNews: true,
    title: text.toast.message[message.kind],
    description: message.name,
    action: { label: text.toast.open, runAction: () => go(adminPaths.message(message.id)) },
  });
}
