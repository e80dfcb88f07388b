import { firstOf } from '../reading/find-segments'
import { readFile } from '../reading/read-file'
import { RefusedFile } from '../reading/RefusedFile'
import { elementAt, type Warning } from '../reading/segment'
import type { SetKind, TransactionSet } from '../reading/transaction-set'
import { statusAnswersIn, type StatusAnswer } from './status-answers'
import { envelopeAnswersIn, syntaxAnswersIn, type EnvelopeAnswer, type SyntaxAnswer } from './syntax-answers'

/** One answer of a file, with what tells to whom it was sent. */
export interface ReceivedAnswer {
  answer: EnvelopeAnswer | SyntaxAnswer | StatusAnswer
  /** The ids of its receiver in the envelope (ISA08 and GS03). */
  receiverIds: readonly string[]
  /** The day on which its file was made; null where the file has none. */
  on: string | null
}

/** All answers of a file, of whatever kind, in the order of the file. */
export interface AnswerFile {
  answers: readonly ReceivedAnswer[]
  warnings: readonly Warning[]
}

/** Why a file with a part of this kind is refused, whatever else is in it. */
const REFUSED: Partial<Record<SetKind, string>> = {
  '835': 'This is a remittance (835). Import it under Remittances.',
  '837': 'This is an 837. It holds claims that were sent, not what came of them.',
}

/** Reads the answers of a file; what can't be read, is only a test or holds something else is refused with {@link RefusedFile}. */
export function readAnswers(bytes: Uint8Array): AnswerFile {
  const { sets, warnings } = readFile(bytes)
  for (const set of sets) {
    const refusal = REFUSED[set.kind]
    if (refusal !== undefined) throw new RefusedFile('other_kind', refusal, set.segments[0]?.number)
  }
  const answers = sets.flatMap(answersIn)
  const others = sets.filter(({ kind }) => kind === 'other')
  if (answers.length === 0) {
    throw new RefusedFile(
      'other_kind',
      'This file holds no answer (TA1, 999 or 277CA).',
      others[0]?.segments[0]?.number,
    )
  }
  if (sets.some(({ interchange }) => interchange?.isTest)) {
    throw new RefusedFile('test_file', 'This is only a test file: it says nothing of claims that were sent.')
  }
  return { answers, warnings: [...warnings, ...others.map(unread)] }
}

function answersIn(set: TransactionSet): ReceivedAnswer[] {
  const { group, interchange } = set
  const receiverIds = [interchange?.receiverId ?? '', group?.receiverId ?? ''].filter((id) => id !== '')
  return ofKind(set).map((answer) => ({ answer, receiverIds, on: interchange?.on ?? null }))
}

function ofKind(set: TransactionSet): ReceivedAnswer['answer'][] {
  if (set.kind === 'TA1') return envelopeAnswersIn(set)
  if (set.kind === '999') return syntaxAnswersIn(set)
  return set.kind === '277CA' ? statusAnswersIn(set) : []
}

function unread({ segments }: TransactionSet): Warning {
  const st = firstOf(segments, 'ST')
  const [kind, segment] = st === undefined ? ['', null] : [elementAt(st, 1), st.number]
  return {
    segment,
    message: `The part that begins in segment ${segment} (${kind}) is no answer and was not read.`,
  }
}
