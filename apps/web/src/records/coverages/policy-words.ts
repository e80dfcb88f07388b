import type { CoverageRelation } from '@oaklet/api/contract'

/** Which insurance it is, by its priority: a coverage can be the first, the second or the third. */
export const PRIORITY_WORDS = ['First insurance', 'Second insurance', 'Third insurance'] as const

/** `First insurance`. */
export const priorityWords = (priority: number): string => PRIORITY_WORDS[priority - 1] ?? ''

/** How the client is related to the policy holder. */
export const RELATION_WORDS: Readonly<Record<CoverageRelation, string>> = {
  self: 'The policy holder',
  spouse: 'The policy holder’s spouse',
  child: 'The policy holder’s child',
  other: 'Otherwise related to the policy holder',
}
