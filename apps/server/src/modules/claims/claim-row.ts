import type { claims } from '../../db/schema/claims-table'

/** Names one claim of one practice, as the routes' parameters do. */
export interface ClaimKey {
  practiceId: string
  claimId: string
}

export type ClaimRow = typeof claims.$inferSelect
