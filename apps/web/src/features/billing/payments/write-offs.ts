import type { RecordPaymentBody } from '@oaklet/api/contract'

/** The rests that were chosen to be written off, in cents by the invoice’s id. */
export type ChosenRests = Readonly<Record<string, number | undefined>>

/** The rest that an amount leaves of a balance, in cents; 0 unless it may be written off, `mostCents` being the most. */
export function smallRest(amountCents: number, balanceCents: number, mostCents: number | null): number {
  const restCents = balanceCents - amountCents
  return amountCents > 0 && restCents > 0 && restCents <= (mostCents ?? 0) ? restCents : 0
}

/** The invoices whose rest is written off: a choice holds only while the payment leaves the very rest that it was for. */
export const writtenOff = (
  chosen: ChosenRests,
  allocations: RecordPaymentBody['allocations'],
  invoices: readonly { id: string; balanceCents: number }[],
) =>
  allocations.flatMap(({ invoiceId, amountCents }) => {
    const restCents = (invoices.find(({ id }) => id === invoiceId)?.balanceCents ?? 0) - amountCents
    return chosen[invoiceId] === restCents ? [{ invoiceId, restCents }] : []
  })

/** The cents that are written off together. */
export const sumOfRests = (rests: readonly { restCents: number }[]): number =>
  rests.reduce((sum, { restCents }) => sum + restCents, 0)
