import type { SuperbillCandidate } from '@oaklet/api/contract'
import { countOf } from '../../../../shared/count-of'
import { formatMonthDay } from '../../../../shared/format-date'
import type { RunWords } from '../../runs/run-words'
import { missingWords } from '../finding-words'

/** A candidate is a client with a clinician; both name it. */
export const candidateKey = ({ client, clinician }: SuperbillCandidate): string =>
  `${client.id} ${clinician.id}`

/** `Mari Vega, with Olivia Bennett` */
export const candidateName = ({ client, clinician }: SuperbillCandidate): string =>
  `${client.name}, with ${clinician.name}`

/** `October 6`, `October 6 – 27` or `October 6 – November 3`: from the first to the last session. */
export function sessionDays({ firstOn, lastOn }: SuperbillCandidate): string {
  const first = formatMonthDay(firstOn)
  if (firstOn === lastOn) return first
  const isOneMonth = firstOn.slice(0, 7) === lastOn.slice(0, 7)
  return `${first} – ${isOneMonth ? Number(lastOn.slice(8)) : formatMonthDay(lastOn)}`
}

/** What the draft would lack: first what keeps it from being issued. */
export function lacksWords({ missing }: SuperbillCandidate): string {
  const [needed, missed] = [missingWords(missing, 'error'), missingWords(missing, 'warning')]
  const parts = [needed && `To be issued it needs ${needed}.`, missed && `It lacks ${missed}.`]
  return parts.filter(Boolean).join(' ') || 'Nothing'
}

/** `Make 12 superbills` */
export const makeWords = (count: number): string => `Make ${countOf(count, 'superbill', 'superbills')}`

/** What is said of making several. */
export const MAKING_WORDS: RunWords = {
  doing: 'Making superbills',
  far: ({ done, total }) => `Made ${done.length} of ${total}`,
  done: (count) => (count === 0 ? 'No superbill was made' : `${countOf(count, 'draft', 'drafts')} made`),
  failed: (count) => `${count} could not be made`,
}
