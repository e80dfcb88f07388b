const PUBLIC_PATH = /^\/(login|register|client-onboarding)(\/|$)/

/** Where a failed restore sends nobody to /login, and does not try again (spec §4). */
export const isPublicPath = (path: string): boolean => PUBLIC_PATH.test(path)
