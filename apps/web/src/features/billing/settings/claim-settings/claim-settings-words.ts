import type { ClaimSettings, TraderIdKind } from '@oaklet/api/contract'

/** What the dialog of these settings is called. */
export const EDIT_TITLE = 'Edit claim files and forms'

/** What an id of who sends or receives a file is, with its code as clearinghouses write it. */
export const ID_KIND_WORDS: Readonly<Record<TraderIdKind, string>> = {
  ZZ: 'Agreed with the receiver (ZZ)',
  30: 'Tax number (30)',
  '01': 'DUNS number (01)',
  14: 'DUNS number with a suffix (14)',
  20: 'Health industry number (20)',
  27: 'Medicare carrier number (27)',
  28: 'Medicare fiscal intermediary number (28)',
  29: 'Medicare provider number (29)',
  33: 'NAIC company code (33)',
}

/** Who sends files. */
export const senderWords = (sender: ClaimSettings['sender']): string =>
  sender === null
    ? 'The tax number of who bills'
    : `${sender.id}, ${lowerFirst(ID_KIND_WORDS[sender.idKind])}`

/** Who receives them. */
export const receiverWords = (receiver: ClaimSettings['receiver']): string =>
  receiver === null
    ? 'The payer. A file with claims of several payers names a clearinghouse.'
    : `${receiver.name}: ${receiver.id}, ${lowerFirst(ID_KIND_WORDS[receiver.idKind])}`

/** Whether files are tests, and what comes of it. */
export const testWords = (isTest: boolean): string =>
  isTest
    ? 'Tests. Nothing in a new file counts as sent, and its claims stay ready.'
    : 'For production. They are sent to be paid.'

/** How far the text on a form is moved: `0.05 inch to the right, 0.03 inch up` */
export function offsetWords({ right, down }: ClaimSettings['printOffsets']): string {
  const moves = [
    { by: right, way: right > 0 ? 'to the right' : 'to the left' },
    { by: down, way: down > 0 ? 'down' : 'up' },
  ]
  const moved = moves.filter(({ by }) => by !== 0)
  return moved.length === 0
    ? 'Text is not moved'
    : `Text is moved ${moved.map(({ by, way }) => `${(Math.abs(by) / 100).toFixed(2)} inch ${way}`).join(', ')}`
}

/** Words that are an abbreviation stay as they are. */
const lowerFirst = (words: string): string =>
  /^[A-Z][A-Z]/.test(words) ? words : `${words.charAt(0).toLowerCase()}${words.slice(1)}`
