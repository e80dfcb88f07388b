import type { RemittanceSummary } from '@oaklet/api/contract'
import { StatusBadge } from '@oaklet/design-system'
import { REMITTANCE_BADGES, stateWords } from './remittance-words'

/** How a remittance stands, and how many of its claims wait for a person. */
export const RemittanceBadge = (remittance: Pick<RemittanceSummary, 'state' | 'reviewCount'>) => (
  <StatusBadge tone={REMITTANCE_BADGES[remittance.state].tone}>{stateWords(remittance)}</StatusBadge>
)
