import { ChartNoAxesColumn, ChevronDown, X } from "lucide-react";
import { useEffect, useInsertionEffect, useState } from "react";
import { useLocation } from "react-router";
import { seoWidget as text } from "#i18n/he/seo-widget.ts";
import { prefixes } from "#content/prefixes.ts";
import { showToast } from "#ui/toast.ts";
import { readStored, save } from "#web/browser/browser-storage.ts";
import { readFacts } from "./facts.ts";
import { FindingLine, getLine } from "./finding-line.tsx";
import { checkPage, type Finding } from "./check-page.ts";
import css from "./seo-widget.css?inline";

/**
 * Whether the widget is open, kept on this device; and whether it was put away, until the tab is
 * closed.
 */
const OPEN_KEY = `${prefixes.storage}-seo-widget`;
const AWAY_KEY = `${prefixes.storage}-seo-widget-away`;
/** A page has its title, images and data a moment after its address. */
const SETTLED_MS = 600;

/**
 * Sample figures and, marked apart from them, real checks of the page that is shown. For
 * administrators.
 */
export function SeoWidget() {
  const [isAway, setIsAway] = useState(() => readStored("session", AWAY_KEY) === "yes");
  const [isOpen, setIsOpen] = useState(() => readStored("local", OPEN_KEY) === "open");
  const findings = useFindings(isOpen && !isAway);
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
        <h2>{text.checks.title}</h2>
        <p role="status" className="seo-note">
          {text.checks.summary(findings.length, findings.filter(isTrouble).length)}
        </p>
        <ul>
          {findings.map((finding) => (
            <FindingLine key={finding.check} finding={finding} />
          ))}
        </ul>
        <button type="button" className="seo-copy" onClick={() => void copy(findings)}>
          {text.copy}
        </button>
      </div>
    </aside>
  );
}

const isTrouble = ({ verdict }: Finding<Element>) => verdict === "improve" || verdict === "wrong";

/** Findings about the page that is shown; looked at again after each step to another. */
function useFindings(isRequested: boolean): readonly Finding<Element>[] {
  const { pathname } = useLocation();
  const [findings, setFindings] = useState<readonly Finding<Element>[]>([]);
  useEffect(() => {
    if (!isRequested) return undefined;
    const timer = setTimeout(() => setFindings(checkPage(readFacts(document))), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [isRequested, pathname]);
  return findings;
}

async function copy(findings: readonly Finding<Element>[]): Promise<void> {
  const lines = findings.map(getLine);
  try {
    await navigator.clipboard.writeText([location.href, ...lines].join("\n"));
    showToast({ title: text.copied, tone: "success", lang: "he" });
  } catch {
    showToast({ title: text.copyFailed, tone: "error", lang: "he" });
  }
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
