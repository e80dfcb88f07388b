/** What decides the fee that a service is booked at. */
interface FeeTerms {
  /** The service's own fee. */
  fullCents: number
  /** What was agreed with the client. */
  agreedCents: number
  /** Whether an insurer is billed. */
  isInsured: boolean
  /** Whether it is booked at this fee already, and is paid for as before. */
  isKept: boolean
}

/**
 * The fee to book, in cents, of one that is asked for: the agreed one takes the place of the full one where the client
 * pays, and the other way round where an insurer does. What is booked already, and any other fee, stays.
 */
export function feeToBook(
  askedCents: number,
  { fullCents, agreedCents, isInsured, isKept }: FeeTerms,
): number {
  if (isKept) return askedCents
  const [taken, replaced] = isInsured ? [fullCents, agreedCents] : [agreedCents, fullCents]
  return askedCents === replaced ? taken : askedCents
}
