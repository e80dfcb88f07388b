import type { LedgerData } from '../../db/schema/ledger-table'
import type { NewLedgerEntry } from './ledger'

/** The pair of entries by which what is held for a session becomes plain credit; with cents below zero, the way back. */
export function releaseEntries(
  of: Pick<NewLedgerEntry, 'organizationId' | 'practiceId' | 'clientId' | 'occurredOn'>,
  appointmentId: string,
  cents: number,
  data: LedgerData = {},
): NewLedgerEntry[] {
  const entry = { ...of, invoiceId: null, paymentId: null, kind: 'moved' as const, data }
  return [
    { ...entry, appointmentId, amountCents: cents },
    { ...entry, appointmentId: null, amountCents: 0 - cents },
  ]
}
