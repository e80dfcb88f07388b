const named = { page: '', unread: 0, cover: '' }

/** Names the page in the tab: “Invoices · Oaklet”, after the number of unread notifications where there are any. */
export function namePage(page: string): void {
  named.page = page
  write()
}

/** Puts the number of unread notifications before the name of every page; 0 takes it away. */
export function countInTitle(unread: number): void {
  if (named.unread === unread) return
  named.unread = unread
  write()
}

/** Has the tab say `cover` alone, and nothing of the page behind it, until the returned function is called. */
export function coverPage(cover: string): () => void {
  named.cover = cover
  write()
  return () => {
    named.cover = ''
    write()
  }
}

/** True while nothing of the page may be shown in the title or announced. */
export const isPageCovered = (): boolean => named.cover !== ''

function write(): void {
  const count = named.unread > 0 ? `(${named.unread}) ` : ''
  document.title = `${named.cover || count + named.page} · Oaklet`
}
