import { expect, test } from "vitest";
import { readFileForm } from "./read-form.ts";

/** A form of so many parts around the boundary b, under any type. */
function post(type: string, parts: number) {
  const part = '--b\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n';
  const request = new Request("http://shop.example", {
    method: "POST",
    headers: { "content-type": type },
    body: `${part.repeat(parts)}--b--\r\n`,
  });
  return readFileForm(request, { maxBytes: 1_000_000 });
}

test.each([
  "multipart/form-data; boundary=b",
  "multipart/form-data; xboundary=zzz; boundary=b",
  'multipart/form-data; x="; boundary=zzz"; boundary="b"',
  "Multipart/Form-Data; BOUNDARY=b; boundary=zzz",
])("HOST-46 the parts of a form are counted, with any boundary in its header: %s", async (type) => {
  expect((await post(type, 100)).getAll("a")).toHaveLength(100);
  await expect(post(type, 101)).rejects.toMatchObject({ code: "payload_too_large" });
});

test.each([
  "multipart/form-data",
  "multipart/form-data; boundary=",
  'multipart/form-data; boundary="b c"',
])("HOST-46 a form with a boundary that no browser sends is refused: %s", async (type) => {
  await expect(post(type, 1)).rejects.toMatchObject({ code: "unsupported_media_type" });
});
