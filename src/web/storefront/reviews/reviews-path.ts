/** All reviews of what is sold by this slug; apart from the addresses that every page carries. */
export const reviewsPath = (slug: string, page = 1): string =>
  `/product/${slug}/reviews${page === 1 ? "" : `?page=${page}`}`;
