// Defects that a validator of HTML finds in a document.
import { HtmlValidate, StaticConfigLoader } from "html-validate";

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ["html-validate:recommended"],
    rules: {
      // How React, the parser of a browser and a style sheet write it.
      "attribute-boolean-style": "off",
      "attribute-empty-style": "off",
      "attr-case": "off",
      "doctype-style": "off",
      "no-inline-style": "off",
      "no-raw-characters": "off",
      "no-trailing-whitespace": "off",
      // Outlook knows the attributes, and the older name of the role.
      "no-deprecated-attr": "off",
      "presentation-role-style": "off",
      "no-dup-class": "off",
      "void-style": "off",
      "valid-id": "off",
      // A matter of taste, or checked by axe in a browser, which sees what is hidden.
      "hidden-focusable": "off",
      "input-attributes": "off",
      "input-missing-label": "off",
      "long-title": "off",
      "no-implicit-button-type": "off",
      "no-implicit-input-type": "off",
      "no-redundant-for": "off",
      "prefer-native-element": "off",
      "svg-focusable": "off",
      "tel-non-breaking": "off",
      "text-content": "off",
      "unique-landmark": "off",
      // Browsers fill the part of a number without its country into fields of phones, too.
      "valid-autocomplete": "off",
      // A search is sent by the key for it.
      "wcag/h32": "off",
    },
  }),
);

/** A list that has a name and nothing in it is read out all the same. */
const emptyList = /<[uo]l ([^>]*)><\/[uo]l>/g;

/** The defects of a document, each with its place. */
export async function findHtmlDefects(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return [
    ...results
      .flatMap(({ messages }) => messages)
      .map(
        ({ ruleId, message, offset }) =>
          `${ruleId}: ${message}: ${html.slice(offset, offset + 160)}`,
      ),
    ...[...html.matchAll(emptyList)]
      .filter(([, attributes]) => attributes?.includes("aria-label"))
      .map(([list]) => `empty list: ${list}`),
  ];
}
