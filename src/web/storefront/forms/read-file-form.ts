import { readBytes } from "#platform/http/read-body.ts";
import { AppError } from "#shared/errors.ts";

/**
 * A posted form with which files may come. Throws AppError when it is not one, or has more than
 * `maxBytes`.
 */
export async function readFileForm(
  request: Request,
  { maxBytes }: { readonly maxBytes: number },
): Promise<FormData> {
  const bytes = await readBytes(request, { maxBytes });
  const type = request.headers.get("content-type") ?? "";
  return new Response(Buffer.from(bytes), { headers: { "content-type": type } })
    .formData()
    .catch((cause: unknown) => {
      throw new AppError("unsupported_media_type", "not a form of ours", { cause });
    });
}
