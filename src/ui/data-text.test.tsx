import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { DataText } from "./data-text.tsx";
import { DataLines, DataTexts } from "./data-texts.tsx";

test("WORDS-95 a name has the language and the direction of its letters", () => {
  expect(renderToStaticMarkup(<DataText>ירוק יער</DataText>)).toBe(
    '<bdi lang="he" dir="rtl">ירוק יער</bdi>',
  );
  expect(
    renderToStaticMarkup(
      <DataText as="p" className="soft">
        Forest Green
      </DataText>,
    ),
  ).toBe('<p lang="en" dir="ltr" class="soft">Forest Green</p>');
  expect(renderToStaticMarkup(<DataText>12</DataText>)).toBe('<bdi dir="auto">12</bdi>');
});

test("WORDS-95 a separator stands only between two texts that are there", () => {
  const plain = (parts: readonly (string | null)[]) =>
    renderToStaticMarkup(<DataTexts parts={parts} />).replaceAll(/<[^>]+>/g, "");
  expect(plain(["Storage Bag", null])).toBe("Storage Bag");
  expect(plain(["", "2 bags"])).toBe("2 bags");
  expect(plain(["ירוק", "2 bags"])).toBe("ירוק, 2 bags");
  expect(renderToStaticMarkup(<DataText>{null}</DataText>)).toBe("");
});

test("WORDS-95 lines of an address that are empty are left out", () => {
  expect(renderToStaticMarkup(<DataLines lines={["הרצל 1", ""]} />)).toBe(
    '<span class="block"><bdi lang="he" dir="rtl">הרצל 1</bdi></span>',
  );
});
