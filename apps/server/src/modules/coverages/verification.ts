import type { CoverageInput, CoverageStatus } from '@oaklet/api/contract'
import type { Work } from '../../work'

/** Which insurance a coverage is of: what is checked with the payer. */
const CARD_FIELDS = ['payerId', 'memberId', 'groupNumber'] as const

/** What is stored of the check with the payer. */
export interface Verification {
  status: CoverageStatus
  verifiedById: string | null
  verifiedAt: Date | null
}

type Before = Verification & Pick<CoverageInput, (typeof CARD_FIELDS)[number]>

/**
 * Returns how a coverage stands after it was saved. The status that was sent counts, except that a verified coverage
 * whose payer, member id or group number changes is unverified. Who verified it, and when, changes only as it becomes
 * verified, and is forgotten when it is verified no longer.
 */
export function verificationOf(
  { actor, now }: Work,
  input: CoverageInput,
  before: Before | null = null,
): Verification {
  const wasVerified = before?.status === 'verified'
  const isOtherCard = CARD_FIELDS.some((field) => before?.[field] !== input[field])
  const status = wasVerified && isOtherCard && input.status === 'verified' ? 'unverified' : input.status
  if (status !== 'verified') return { status, verifiedById: null, verifiedAt: null }
  if (wasVerified) return { status, verifiedById: before.verifiedById, verifiedAt: before.verifiedAt }
  return { status, verifiedById: actor.staffId, verifiedAt: now() }
}
