import { useEffect, useState, type ComponentType } from "react";
import { showToast, loadWhenToasted } from "#ui/toast.ts";
import { consumeWelcome } from "../session/welcome-back.ts";

type Region = ComponentType<{ label: string; closeLabel: string }>;

type ToastsProps = { labels: { region: string; close: string; welcome: string } };

/** Loads the region for messages when the first one comes: most visits never need it. */
export function Toasts({ labels }: ToastsProps) {
  const [Region, setRegion] = useState<Region>();
  useEffect(() => {
    const load = async () => {
      const { ToastRegion } = await import("#ui/toast-region.tsx");
      setRegion(() => ToastRegion);
    };
    return loadWhenToasted(load);
  }, []);
  useEffect(() => {
    if (consumeWelcome()) showToast({ title: labels.welcome, tone: "success" });
  }, [labels]);
  return Region && <Region label={labels.region} closeLabel={labels.close} />;
}
