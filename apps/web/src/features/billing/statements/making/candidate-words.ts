import type { StatementCandidate } from '@oaklet/api/contract'
import { countOf } from '../../../../shared/count-of'
import type { RunWords } from '../../runs/run-words'

/** A candidate is a client. */
export const candidateKey = ({ client }: StatementCandidate): string => client.id
export const candidateName = ({ client }: StatementCandidate): string => client.name

/** `Make 12 statements` */
export const makeWords = (count: number): string => `Make ${countOf(count, 'statement', 'statements')}`

/** What is said of making several. */
export const MAKING_WORDS: RunWords = {
  doing: 'Making statements',
  far: ({ done, total }) => `Made ${done.length} of ${total}`,
  done: (count) => (count === 0 ? 'No statement was made' : `${countOf(count, 'draft', 'drafts')} made`),
  failed: (count) => `${count} could not be made`,
}
