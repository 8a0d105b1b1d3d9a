import { expect, test } from "vitest";
import { getNeedles, getReason } from "./search-traces.ts";

test("PRIV-14 a phone number is searched by its last nine digits in any spelling, and a short one not at all", () => {
  const needles = getNeedles({
    email: "noa@mail.example",
    names: ["Noa Levi", "noa levi ", "Noa", ""],
    phones: ["+972 52-778-1203", "(052) 778 1203", "1203", ""],
  });
  expect(needles).toEqual({
    email: "noa@mail.example",
    names: ["noa levi"],
    phones: ["527781203"],
  });
});

test("PRIV-19 only an address in an unknown place needs a review, because names and numbers can be other people's", () => {
  const place = { table: "some_new_table", column: "words" };
  expect(getReason(place, "email")).toBe("left");
  expect(getReason(place, "name")).toBe("others");
  expect(getReason(place, "phone")).toBe("others");
  expect(getReason({ table: "products", column: "description" }, "email")).toBe("shop");
  expect(getReason({ table: "audit_log", column: "actor_email" }, "email")).toBe("work");
  expect(getReason({ table: "messages", column: "message" }, "email")).toBe("others");
});
