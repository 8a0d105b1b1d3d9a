import { ChartNoAxesColumn, ChevronDown, X } from "lucide-react";
import { useInsertionEffect, useState } from "react";
import { seoWidget as text } from "#i18n/he/seo-widget.ts";
import { prefixes } from "#content/prefixes.ts";
import { readStored, save } from "#web/browser/browser-storage.ts";
import css from "./seo-widget.css?inline";

/**
 * Whether the widget is open, kept on this device; and whether it was put away, until the tab is
 * closed.
 */
const OPEN_KEY = `${prefixes.storage}-seo-widget`;
const AWAY_KEY = `${prefixes.storage}-seo-widget-away`;

/** Sample figures of search engines, marked as samples. For administrators. */
export function SeoWidget() {
  const [isAway, setIsAway] = useState(() => readStored("session", AWAY_KEY) === "yes");
  const [isOpen, setIsOpen] = useState(() => readStored("local", OPEN_KEY) === "open");
  useInsertionEffect(addStyles, []);
  if (isAway) return null;

  function toggle() {
    save("local", OPEN_KEY, isOpen ? "closed" : "open");
    setIsOpen(!isOpen);
  }
  function closeWidget() {
    save("session", AWAY_KEY, "yes");
    setIsAway(true);
    document.getElementById("main")?.focus({ preventScroll: true });
  }

  return (
    <aside id="seo-widget" lang="he" dir="rtl" aria-label={text.label}>
      <div className="seo-bar">
        <button type="button" aria-expanded={isOpen} aria-controls="seo-panel" onClick={toggle}>
          <ChartNoAxesColumn aria-hidden />
          <bdi>SEO</bdi>
          <ChevronDown aria-hidden />
        </button>
        <button type="button" aria-label={text.putAway} onClick={closeWidget}>
          <X aria-hidden />
        </button>
      </div>
      <div id="seo-panel" hidden={!isOpen}>
        <h2>{text.samples.title}</h2>
        <dl>
          {text.samples.figures.map(({ name, value }) => (
            <div key={name}>
              <dt>
                {name} <span className="seo-sample">{text.samples.badge}</span>
              </dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
        <p className="seo-note">{text.samples.note}</p>
      </div>
    </aside>
  );
}

/** Part of this script, as styles of the page itself are part of every answer. */
function addStyles(): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  };
}
