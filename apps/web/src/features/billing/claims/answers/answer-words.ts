import type { AnswerKind, AnswerSender, ClaimAnswer, ClaimVerdict, ReceivedFile } from '@oaklet/api/contract'
import type { Tone } from '@oaklet/design-system'
import { countOf } from '../../../../shared/count-of'
import { formatDateAndTime } from '../../../../shared/format-date'
import { listWords } from '../../../../shared/list-words'
import { byWords } from '../by-words'
import { fileName } from '../files/file-words'

/** What each kind of file is about. */
export const KIND_WORDS: Readonly<Record<AnswerKind, string>> = {
  TA1: 'TA1, about the envelope of a file',
  '999': '999, about the syntax of a file',
  '277CA': '277CA, about each claim',
}

/** What each verdict is called, and the tone of its badge. */
export const VERDICT_BADGES = {
  received: { word: 'Received', tone: 'info' },
  accepted: { word: 'Accepted', tone: 'good' },
  rejected: { word: 'Rejected', tone: 'bad' },
} as const satisfies Record<ClaimVerdict, { word: string; tone: Tone }>

/** Who says something of a claim. */
export const SENDER_WORDS: Readonly<Record<AnswerSender, string>> = {
  syntax: 'Check of the file',
  clearinghouse: 'Clearinghouse',
  payer: 'Insurance',
}

/** `Clearinghouse, Example Clearinghouse` */
export const senderWords = ({ sender, senderName }: Pick<ClaimAnswer, 'sender' | 'senderName'>): string =>
  [SENDER_WORDS[sender], senderName].filter(Boolean).join(', ')

/** `2 accepted, 1 rejected, 1 unknown`; of a file that is about no single claim, which of our files arrived. */
export const saidWords = (file: ReceivedFile): string => said(file, String)

/** What a file was and what it said: `277CA, 2 claims accepted, 1 rejected`. */
export const fileWords = (file: ReceivedFile): string =>
  `${listWords(file.kinds)}, ${said(file, (count) => countOf(count, 'claim', 'claims'))}`

/** The counts of the claims, the first one as `named` says it. */
function said({ counts, unknownCount, batches }: ReceivedFile, named: (count: number) => string): string {
  const words = [
    { count: counts.accepted, is: 'accepted' },
    { count: counts.rejected, is: 'rejected' },
    { count: counts.received, is: 'received' },
    { count: unknownCount, is: 'unknown' },
  ].filter(({ count }) => count > 0)
  if (words.length === 0) return `${listWords(batches.map(fileName))} arrived`
  return words.map(({ count, is }, index) => `${index === 0 ? named(count) : count} ${is}`).join(', ')
}

/** `Fri, Nov 6, 10:00 AM by Olivia Bennett` */
export const importedWords = (file: ReceivedFile, timeZone: string, today: string): string =>
  `${formatDateAndTime(file.importedAt, timeZone, today)} ${byWords(file.importedByName)}`
