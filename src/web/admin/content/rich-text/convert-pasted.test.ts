// @vitest-environment jsdom
// HTML as other programs put it into the clipboard.
import { expect, test } from "vitest";
import { convertPasted } from "./convert-pasted.ts";

test("EDIT-10 text from Google Docs keeps what is bold or italic, and nothing else becomes so", () => {
  const pasted =
    `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1">` +
    `<h2 dir="ltr" style="line-height:1.38;"><span style="font-weight:700;">Heading</span></h2>` +
    `<p dir="ltr"><span style="font-size:11pt;font-weight:400;">Plain style="x" and </span>` +
    `<span style="font-weight:700;font-style:italic">bold</span></p>` +
    `<ul><li style="font-weight:400;"><p><span style="font-weight:400;">One</span></p></li>` +
    `<ul><li><p>Two</p></li></ul></ul></b>`;
  expect(convertPasted(pasted)).toBe(
    `<h2 dir="ltr"><span>Heading</span></h2>` +
      `<p dir="ltr"><span>Plain style="x" and </span>` +
      `<span><em><strong>bold</strong></em></span></p>` +
      `<ul><li><p><span>One</span></p><ul><li><p>Two</p></li></ul></li></ul>`,
  );
});

const item = (level: number, sign: string, words: string) =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'>` +
  `<![if !supportLists]><span style='font-family:Symbol;mso-list:Ignore'>${sign}` +
  `<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>${words}</p>`;

test("EDIT-10 lists from Word stay lists, with their levels and numbers", () => {
  const pasted =
    `<html><head><style><!-- p.MsoNormal {margin:0cm;} --></style></head><body>` +
    `<p class=MsoNormal>Before</p>${item(1, "·", "One")}${item(2, "o", "Inner")}${item(1, "·", "Two")}` +
    `<p class=MsoNormal>Between</p>${item(1, "1.", "First")}${item(1, "2.", "Second")}</body></html>`;
  const withoutComments = convertPasted(pasted).replaceAll(/<!--.*?-->/g, "");
  expect(withoutComments.replaceAll(/ class="\w+"/g, "")).toBe(
    `<p>Before</p><ul><li><p>One</p><ul><li><p>Inner</p></li></ul></li><li><p>Two</p></li></ul>` +
      `<p>Between</p><ol><li><p>First</p></li><li><p>Second</p></li></ol>`,
  );
});

test("EDIT-10 a piece of the editor's own text is pasted as it is", () => {
  const own = `<p data-pm-slice="1 1 []">Words</p>`;
  expect(convertPasted(own)).toBe(own);
});
