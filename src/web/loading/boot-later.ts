// Scripts wait for the page: nothing of them is asked for before everything that is seen has
// arrived. A page is complete without them; asked for at once they would share the line with its
// largest image, whatever their priority.

const BOOT = /<script(?=[^>]* type="module")([^>]*) async=""([^>]*)>([^]*?)<\/script>/;
const PRELOAD = /<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*>/g;

/**
 * The page without preloads; where its scripts begin has a name, and the loader knows what to
 * preload.
 */
export function markBoot(html: string): string {
  const boot = BOOT.exec(html);
  if (boot === null) return html;
  const preloads = [...html.matchAll(PRELOAD)].map(([, href = ""]) => href);
  const [script, before = "", after = "", code = ""] = boot;
  const marked = `<script id="boot"${before}${after} data-preload="${preloads.join(" ")}">${code}</script>`;
  return html.replaceAll(PRELOAD, "").replace(script, () => marked);
}

/**
 * The page as it is sent: what starts the scripts is text until the loader takes it. Its hash is in
 * the policy by then.
 */
export function withBootAsText(html: string): string {
  return html.replace(/(<script id="boot"[^>]*) type="module"/, '$1 type="text/plain"');
}
