/** Leaves the application for an address of another site, or of a page that the server makes itself. */
export function leaveFor(address: string): void {
  window.location.assign(address)
}
