import type { SuperbillStatus } from '@oaklet/api/contract'
import { StatusBadge } from '@oaklet/design-system'
import { SUPERBILL_BADGES } from './superbill-words'

/** How far a superbill has come. */
export function SuperbillBadge({ status }: { status: SuperbillStatus }) {
  const { word, tone } = SUPERBILL_BADGES[status]
  return <StatusBadge tone={tone}>{word}</StatusBadge>
}
