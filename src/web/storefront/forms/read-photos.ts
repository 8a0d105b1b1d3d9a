/**
 * The files of the field `photos`, as they are: one more than is taken is enough to say that some
 * were not used.
 */
export async function readPhotos(form: FormData, most: number): Promise<Uint8Array[]> {
  const files = form
    .getAll("photos")
    .flatMap((it) => (it instanceof File && it.size > 0 ? [it] : []));
  return Promise.all(
    files.slice(0, most + 1).map(async (file) => new Uint8Array(await file.arrayBuffer())),
  );
}
