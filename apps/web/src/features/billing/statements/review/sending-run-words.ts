import type { StatementSummary } from '@oaklet/api/contract'
import { countOf } from '../../../../shared/count-of'
import type { RunWords } from '../../runs/run-words'

/** `Send 12 statements` */
export const sendWords = (count: number): string => `Send ${countOf(count, 'statement', 'statements')}`

/** What is said of sending several. */
export const SENDING_WORDS: RunWords = {
  doing: 'Sending statements',
  far: ({ done, total }) => `Sent ${done.length} of ${total}`,
  done: (count) =>
    count === 0 ? 'No statement was sent' : `${countOf(count, 'statement', 'statements')} sent by e-mail`,
  failed: (count) => `${count} could not be sent`,
}

/** `12 drafts over $840.00` */
export const draftsOver = (drafts: readonly StatementSummary[], money: (cents: number) => string): string =>
  `${countOf(drafts.length, 'draft', 'drafts')} over ${money(drafts.reduce((sum, { owedCents }) => sum + owedCents, 0))}`
