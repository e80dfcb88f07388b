import type { ClaimVerdict } from '@oaklet/api/contract'
import { StatusBadge } from '@oaklet/design-system'
import { VERDICT_BADGES } from './answer-words'

/** What an answer means for a claim. */
export function AnswerBadge({ verdict }: { verdict: ClaimVerdict }) {
  const { word, tone } = VERDICT_BADGES[verdict]
  return <StatusBadge tone={tone}>{word}</StatusBadge>
}
