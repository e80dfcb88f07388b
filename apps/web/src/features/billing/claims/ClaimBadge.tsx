import type { ClaimSummary } from '@oaklet/api/contract'
import { StatusBadge } from '@oaklet/design-system'
import { claimBadge } from './claim-words'

/** How far a claim has come. */
export function ClaimBadge({ claim }: { claim: Pick<ClaimSummary, 'state' | 'receivedOn' | 'label'> }) {
  const { word, tone } = claimBadge(claim)
  return <StatusBadge tone={tone}>{word}</StatusBadge>
}
