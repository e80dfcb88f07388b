import type { NewLedgerEntry } from '../ledger'

/** The pair of entries by which what is held for a session becomes plain credit. */
export function releaseEntries(
  of: Pick<NewLedgerEntry, 'organizationId' | 'practiceId' | 'clientId' | 'occurredOn'>,
  appointmentId: string,
  cents: number,
): NewLedgerEntry[] {
  const entry = { ...of, invoiceId: null, paymentId: null, kind: 'moved' as const, data: {} }
  return [
    { ...entry, appointmentId, amountCents: cents },
    { ...entry, appointmentId: null, amountCents: 0 - cents },
  ]
}
