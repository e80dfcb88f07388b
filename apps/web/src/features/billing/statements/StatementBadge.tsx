import type { StatementStatus } from '@oaklet/api/contract'
import { StatusBadge } from '@oaklet/design-system'
import { STATEMENT_BADGES } from './statement-words'

/** How far a statement has come. */
export function StatementBadge({ status }: { status: StatementStatus }) {
  const { word, tone } = STATEMENT_BADGES[status]
  return <StatusBadge tone={tone}>{word}</StatusBadge>
}
