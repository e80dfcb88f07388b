/** Leaves the application for an address of another site, or of a page that the server makes itself. */
export function leaveFor(address: string): void {
  window.location.assign(address)
}

/** The same, so that the page that is left is not what the browser's way back leads to. */
export function replaceWith(address: string): void {
  window.location.replace(address)
}
