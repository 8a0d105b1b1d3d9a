import { useEffect, useState, type ComponentType } from "react";
import { showToast, whenToastsWanted } from "#ui/toast.ts";
import { takeWelcome } from "./welcome-back.ts";

type Region = ComponentType<{ label: string; closeLabel: string }>;

type ToastsProps = { words: { region: string; close: string; welcome: string } };

/** Loads the region for messages when the first one comes: most visits never need it. */
export function Toasts({ words }: ToastsProps) {
  const [Region, setRegion] = useState<Region>();
  useEffect(() => {
    function load() {
      import("#ui/toast-region.tsx").then(
        (module) => setRegion(() => module.ToastRegion),
        // No connection: the message waits until there is one, or until the next message asks again.
        () => undefined,
      );
    }
    return whenToastsWanted(load);
  }, []);
  useEffect(() => {
    if (takeWelcome()) showToast({ title: words.welcome, tone: "success" });
  }, [words]);
  return Region && <Region label={words.region} closeLabel={words.close} />;
}
