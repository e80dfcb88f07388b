import {
  APPEAL_STANDINGS,
  CLAIM_AGE_WORDS,
  CLAIM_AGES,
  CLAIM_DUE,
  CLAIM_LABEL_WORDS,
  CLAIM_ORDERS,
  CLAIM_STATE_CHOICES,
  CLAIM_STATE_WORDS,
} from '@oaklet/api/contract'
import { CHOSEN_DAYS } from '../../chosen-days'

/** What the list can be narrowed to and ordered by, as its address calls it. */
export const CLAIM_CHOICES = {
  state: ['all', ...CLAIM_STATE_CHOICES],
  age: ['all', ...CLAIM_AGES],
  sent: ['all', CHOSEN_DAYS],
  due: ['all', ...CLAIM_DUE],
  appeal: ['all', ...APPEAL_STANDINGS],
  sort: CLAIM_ORDERS,
} as const

const STATE_WORDS = {
  ...CLAIM_STATE_WORDS,
  ...CLAIM_LABEL_WORDS,
  all: 'All claims',
  left_unpaid: 'Denied or part paid',
}

/** The states and the labels in words. */
export const STATE_CHOICES = CLAIM_CHOICES.state.map((id) => ({ id, label: STATE_WORDS[id] }))

/** The ages in words. */
export const AGE_CHOICES = CLAIM_CHOICES.age.map((id) => ({
  id,
  label: id === 'all' ? 'Any age' : CLAIM_AGE_WORDS[id],
}))

/** The days of the first sending in words. */
export const SENT_CHOICES: readonly { id: (typeof CLAIM_CHOICES.sent)[number]; label: string }[] = [
  { id: 'all', label: 'First sent any day' },
  { id: CHOSEN_DAYS, label: 'First sent between' },
]

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
  { id: 'appeal', label: 'By appeal answer' },
]
