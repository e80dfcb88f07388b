import type { StatementStatus, StatementSummary } from '@oaklet/api/contract'
import { periodWords } from '../period-words'

/** What each status is called, and the tone of its badge. */
export const STATEMENT_BADGES = {
  draft: { word: 'Draft', tone: 'neutral' },
  sent: { word: 'Sent', tone: 'good' },
} as const satisfies Record<StatementStatus, { word: string; tone: string }>

/** The titles of what is done with several statements, and the words that lead there. */
export const MAKE_TITLE = 'Make statements'
export const REVIEW_TITLE = 'Review statements'
export const AFTER_THREE_TITLE = 'Owing after three statements'

/** The title of what sends one. */
export const SEND_TITLE = 'Send statement'

/** `Statement 12`, or `Draft statement for Mari Vega` until it has a number. */
export const statementName = ({ number, client }: Pick<StatementSummary, 'number' | 'client'>): string =>
  number === null ? `Draft statement for ${client.name}` : `Statement ${number}`

/** The days of a statement in words; one that follows another on the same day is of that day. */
export const statementDays = ({ from, to }: Pick<StatementSummary, 'from' | 'to'>): string =>
  periodWords({ from: from < to ? from : to, to })
