/** Loads the page anew: what then runs is the release that the server has. */
export function reloadPage(): void {
  window.location.reload()
}
