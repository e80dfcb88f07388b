/** After so many tries, about half an hour, a message is given up. */
export const MAX_TRIES = 6

const FIRST_RETRY_MS = 60_000

/** When a message that was tried `tries` times before is due again, should the try that begins now fail: a backoff that doubles. */
export const nextTryAt = (now: Date, tries: number): Date =>
  new Date(now.getTime() + FIRST_RETRY_MS * 2 ** tries)
