import type { EstimateStatus } from '@oaklet/api/contract'
import { StatusBadge } from '@oaklet/design-system'
import { ESTIMATE_BADGES } from './estimate-words'

/** How far an estimate has come. */
export function EstimateBadge({ status }: { status: EstimateStatus }) {
  const { word, tone } = ESTIMATE_BADGES[status]
  return <StatusBadge tone={tone}>{word}</StatusBadge>
}
