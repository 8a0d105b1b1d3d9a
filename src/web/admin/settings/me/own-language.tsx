import { languageNames, ownLanguage as text } from "#i18n/he/own-language.ts";
import { documentLanguage, LANGUAGE_KEY } from "#i18n/language.ts";
import { RadioCard } from "#ui/radio-card.tsx";
import { showToast } from "#ui/toast.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { save } from "#web/browser/browser-storage.ts";
import { Panel } from "../../kit/panel.tsx";

const languages = ["he", "en"] as const;

type Language = (typeof languages)[number];

/**
 * All words were read with the page, so it is loaded once more. Not by reloading: the second time
 * within ten seconds the browser would refuse (reload-guard.ts).
 */
function setLanguage(language: Language) {
  if (save("local", LANGUAGE_KEY, language === "he" ? null : language))
    location.replace(adminPaths.ownSecurity);
  else showToast({ title: text.failed, tone: "error" });
}

/** The language in which this browser shows the back office. */
export function OwnLanguage() {
  return (
    <Panel title={text.title} note={text.note} className="xl:col-span-2">
      <fieldset className="grid gap-3 px-5 pb-5 sm:grid-cols-2 xl:grid-cols-4">
        <legend className="sr-only">{text.title}</legend>
        {languages.map((language) => (
          <RadioCard
            key={language}
            name="back-office-language"
            defaultChecked={language === documentLanguage.lang}
            onChange={() => setLanguage(language)}
          >
            <span lang={language}>{languageNames[language]}</span>
          </RadioCard>
        ))}
      </fieldset>
    </Panel>
  );
}
