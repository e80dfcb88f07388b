import type { ClaimCandidate } from '@oaklet/api/contract'
import { countOf } from '../../../../shared/count-of'
import type { RunWords } from '../../runs/run-words'

/** A candidate that has an insurance to go to. */
export type MakeableCandidate = ClaimCandidate & {
  coverageId: string
  payer: NonNullable<ClaimCandidate['payer']>
}

/** Whether a claim can be made of it. */
export const isMakeable = (candidate: ClaimCandidate): candidate is MakeableCandidate =>
  candidate.coverageId !== null && candidate.payer !== null

/** A candidate is some sessions for one coverage; both name it. */
export const candidateKey = ({ coverageId, appointmentIds }: ClaimCandidate): string =>
  [coverageId, ...appointmentIds].join(' ')

/** `Mari Vega, Hudson Valley Health Plan, with Olivia Bennett` */
export const candidateName = ({ client, payer, clinician }: ClaimCandidate): string =>
  [client.name, payer?.name, `with ${clinician.name}`].filter(Boolean).join(', ')

/** `Make 12 claims` */
export const makeWords = (count: number): string => `Make ${countOf(count, 'claim', 'claims')}`

/** What is said of making several. */
export const MAKING_WORDS: RunWords = {
  doing: 'Making claims',
  far: ({ done, total }) => `Made ${done.length} of ${total}`,
  done: (count) => (count === 0 ? 'No claim was made' : `${countOf(count, 'claim', 'claims')} made`),
  failed: (count) => `${count} could not be made`,
}
