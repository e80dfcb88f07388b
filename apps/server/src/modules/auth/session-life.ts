const IDLE_LIFE_MS = 12 * 3_600_000
const LONGEST_LIFE_MS = 7 * 86_400_000

/** A session ends 12 hours after its last refresh, and a week after its sign-in at the latest. */
export const sessionEnd = (createdAt: Date, refreshedAt: Date): Date =>
  new Date(Math.min(refreshedAt.getTime() + IDLE_LIFE_MS, createdAt.getTime() + LONGEST_LIFE_MS))
