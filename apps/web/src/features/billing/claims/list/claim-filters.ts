import { APPEAL_STANDINGS, CLAIM_DUE, CLAIM_ORDERS, CLAIM_STATES } from '@oaklet/api/contract'
import { CLAIM_BADGES } from '../claim-words'

/** What the list can be narrowed to and ordered by, as its address calls it. */
export const CLAIM_CHOICES = {
  state: ['all', ...CLAIM_STATES],
  due: ['all', ...CLAIM_DUE],
  appeal: ['all', ...APPEAL_STANDINGS],
  sort: CLAIM_ORDERS,
} as const

/** The states in words. */
export const STATE_CHOICES = CLAIM_CHOICES.state.map((id) => ({
  id,
  label: id === 'all' ? 'All claims' : CLAIM_BADGES[id].word,
}))

/** The filing limit in words. */
export const DUE_CHOICES: readonly { id: (typeof CLAIM_CHOICES.due)[number]; label: string }[] = [
  { id: 'all', label: 'Any filing limit' },
  { id: 'soon', label: 'Filing limit is near' },
  { id: 'late', label: 'Past filing limit' },
]

/** Appeals in words. */
export const APPEAL_CHOICES: readonly { id: (typeof CLAIM_CHOICES.appeal)[number]; label: string }[] = [
  { id: 'all', label: 'Appealed or not' },
  { id: 'open', label: 'With an open appeal' },
  { id: 'overdue', label: 'Appeal answer overdue' },
]

/** The orders in words. */
export const ORDER_CHOICES: readonly { id: (typeof CLAIM_ORDERS)[number]; label: string }[] = [
  { id: 'newest', label: 'Newest first' },
  { id: 'due', label: 'By filing limit' },
]
