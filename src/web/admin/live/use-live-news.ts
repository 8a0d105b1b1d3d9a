import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNavigate } from "react-router";
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
        // Without a connection the bell tells of them later.
        void import("./show-news.ts").then(
          ({ showNews }) => showNews(news, (to) => void navigate(to)),
          () => undefined,
        );
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
