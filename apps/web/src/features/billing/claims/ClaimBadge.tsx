import type { ClaimState } from '@oaklet/api/contract'
import { StatusBadge } from '@oaklet/design-system'
import { CLAIM_BADGES } from './claim-words'

/** How far a claim has come. */
export function ClaimBadge({ state }: { state: ClaimState }) {
  const { word, tone } = CLAIM_BADGES[state]
  return <StatusBadge tone={tone}>{word}</StatusBadge>
}
