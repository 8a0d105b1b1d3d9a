import { ALIVE } from "./alive.ts";

// Scripts wait for the page: nothing of them is asked for before everything that is seen has arrived. A page is complete
// without them; asked for at once they would share the line with its largest picture, whatever their priority.

const BOOT = /<script((?=[^>]* type="module")[^>]*) async=""([^>]*)>([^]*?)<\/script>/;
const PRELOAD = /<link\b(?=[^>]* rel="modulepreload")[^>]*? href="([^"]+)"[^>]*>/g;

/**
 * Runs in the browser, as text. It starts the scripts when the page has been loaded or somebody touches it, and keeps the
 * press of a button, or of a link that does more than lead somewhere, that comes before they are ready, to do it then. If they do not come, the page works without.
 */
export const loaderScript = `(() => {
  let started, pressed;
  const start = () => {
    const boot = document.getElementById("boot");
    if (started || !boot) return;
    started = true;
    for (const href of boot.dataset.preload.split(" ").filter(Boolean)) {
      const link = document.createElement("link");
      link.rel = "modulepreload";
      link.href = href;
      document.head.append(link);
    }
    const script = document.createElement("script");
    script.type = "module";
    script.textContent = boot.textContent;
    script.onerror = release;
    document.head.append(script);
  };
  const hold = (event) => {
    const button = event.target.closest("button, [data-needs-scripts]");
    if (!button || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    start();
    pressed = button;
  };
  const release = () => {
    removeEventListener("click", hold, true);
    if (pressed) pressed.click();
    pressed = undefined;
  };
  addEventListener("click", hold, true);
  addEventListener("${ALIVE}", release);
  for (const type of ["pointerdown", "keydown", "focusin"]) addEventListener(type, start, { once: true, passive: true });
  addEventListener("load", start);
})();`;

/** The page without preloads; where its scripts begin has a name, and the loader knows what to preload. */
export function markBoot(html: string): string {
  const boot = BOOT.exec(html);
  if (boot === null) return html;
  const preloads = [...html.matchAll(PRELOAD)].map(([, href = ""]) => href);
  const [script, before = "", after = "", code = ""] = boot;
  const marked = `<script id="boot"${before}${after} data-preload="${preloads.join(" ")}">${code}</script>`;
  return html.replaceAll(PRELOAD, "").replace(script, () => marked);
}

/** The page as it is sent: what starts the scripts is text until the loader takes it. Its hash is in the policy by then. */
export function withBootAsText(html: string): string {
  return html.replace(/(<script id="boot"[^>]*) type="module"/, '$1 type="text/plain"');
}
