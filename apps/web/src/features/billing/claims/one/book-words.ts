import {
  ADJUSTMENT_REASON_WORDS,
  type ClaimBook,
  type ClaimBookEntry,
  type ClaimBookKind,
  GIVE_TO_CLIENT_REASON_WORDS,
} from '@oaklet/api/contract'

const KINDS: Readonly<Record<ClaimBookKind, string>> = {
  charged: 'Charged',
  moved_in: 'Left by an earlier insurance',
  paid: 'Paid by the insurance',
  contractual: 'Taken off by contract',
  to_client: 'Given to the client',
  moved_out: 'Given to the next insurance',
  written_off: 'Written off',
  taken_back: 'Taken back by the insurance',
}

const REASONS = { ...ADJUSTMENT_REASON_WORDS, ...GIVE_TO_CLIENT_REASON_WORDS }

/** What an entry is, and whether it takes another one back. */
export const entryWords = ({ kind, reversesId }: Pick<ClaimBookEntry, 'kind' | 'reversesId'>): string =>
  reversesId === null ? KINDS[kind] : `Undone: ${KINDS[kind].toLowerCase()}`

/** Why a person wrote an entry, and what they noted; empty for an entry of anything else. */
export const whyWords = ({ reason, note }: Pick<ClaimBookEntry, 'reason' | 'note'>): string =>
  [...(reason === null ? [] : [REASONS[reason]]), ...(note === '' ? [] : [note])].join(': ')

/** The sums of the book that are not zero, in the order in which they lead from what was charged to what is open. */
export const bookSums = (book: ClaimBook): { term: string; cents: number }[] =>
  [
    { term: 'Charged', cents: book.billedCents },
    { term: 'Left by an earlier insurance', cents: book.movedInCents },
    { term: 'Paid by the insurance', cents: 0 - book.insurancePaidCents },
    { term: 'Taken off by contract', cents: 0 - book.contractualCents },
    { term: 'Given to the client', cents: 0 - book.toClientCents },
    { term: 'Given to the next insurance', cents: 0 - book.movedOutCents },
    { term: 'Written off', cents: 0 - book.writtenOffCents },
  ].filter(({ cents }) => cents !== 0)
