/**
 * The number of tries of a restore, and the pause after the first one; each later pause is longer by the same time
 * (spec §9).
 */
const RESTORE_TRIES = { tries: 3, delayMs: 1_000 }

const PUBLIC_PATH = /^\/(login|register|client-onboarding)(\/|$)/

/** The paths where a failed restore doesn't lead to /login and is not tried again (spec §4). */
export const isPublicPath = (path: string): boolean => PUBLIC_PATH.test(path)

/** Returns the tries for a restore on `path`: one on public paths, the usual number elsewhere. */
export const restoreTries = (path: string) =>
  isPublicPath(path) ? { ...RESTORE_TRIES, tries: 1 } : RESTORE_TRIES
