/** Rows of a page when the caller names no size. */
const PAGE_SIZE = 24;

export interface PageQuery {
  readonly page?: number | undefined;
  readonly pageSize?: number | undefined;
}
export interface Page {
  readonly page: number;
  readonly pageSize: number;
  readonly offset: number;
}

export function toPage(query: PageQuery): Page {
  const page = query.page ?? 1;
  const pageSize = query.pageSize ?? PAGE_SIZE;
  return { page, pageSize, offset: (page - 1) * pageSize };
}
