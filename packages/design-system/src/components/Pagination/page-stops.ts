/** A page to go to, or pages that are left out. */
export type PageStop = number | 'gap'

/** The first, the last, the current and its neighbours; a gap never stands for just one page. */
export function pageStops(page: number, pageCount: number): PageStop[] {
  const near = new Set([1, page - 1, page, page + 1, pageCount])
  if (page <= 4) for (const one of [2, 3, 4, 5]) near.add(one)
  if (page >= pageCount - 3) for (const back of [1, 2, 3, 4]) near.add(pageCount - back)
  const pages = [...near].filter((one) => one >= 1 && one <= pageCount).sort((a, b) => a - b)
  return pages.flatMap((one, at) => {
    const before = pages[at - 1] ?? one - 1
    if (one - before === 1) return [one]
    return one - before === 2 ? [one - 1, one] : ['gap', one]
  })
}
