const named = { page: '', unread: 0 }

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

function write(): void {
  const count = named.unread > 0 ? `(${named.unread}) ` : ''
  document.title = `${count}${named.page} · Oaklet`
}
