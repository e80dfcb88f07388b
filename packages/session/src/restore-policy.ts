/** How often a restore is tried, and the pause after the first try; after each further one it grows by as much (spec §9). */
const RESTORE_TRIES = { tries: 3, delayMs: 1_000 }

const PUBLIC_PATH = /^\/(login|register|client-onboarding)(\/|$)/

/** Where a failed restore doesn't lead to /login, and is not tried again (spec §4). */
export const isPublicPath = (path: string): boolean => PUBLIC_PATH.test(path)

/** The tries for a restore on `path`: one where people sign in, and the usual ones elsewhere. */
export const restoreTries = (path: string) =>
  isPublicPath(path) ? { ...RESTORE_TRIES, tries: 1 } : RESTORE_TRIES
