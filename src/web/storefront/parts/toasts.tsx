import { useEffect, useState, type ComponentType } from "react";
import { shell } from "#i18n/en/shell.ts";
import { whenToastsWanted } from "#ui/toast.ts";
import { showFlashedToast } from "#web/flash-toast.ts";

type Region = ComponentType<{ label: string; closeLabel: string }>;

/** Loads the region for messages when the first one comes: most visits never need it. */
export function Toasts() {
  const [Region, setRegion] = useState<Region>();
  useEffect(
    () =>
      whenToastsWanted(() => {
        void import("#ui/toast-region.tsx").then((module) => setRegion(() => module.ToastRegion));
      }),
    [],
  );
  useEffect(showFlashedToast, []);
  return Region && <Region label={shell.toast.region} closeLabel={shell.toast.close} />;
}
