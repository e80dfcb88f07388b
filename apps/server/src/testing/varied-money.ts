import type { LedgerEntry } from '@oaklet/api/contract'
import type { LedgerData, LedgerReason } from '../db/schema/ledger-table'
import type { Random } from '../demo/random'
import { aDay } from './varied-instants'
import type { VariedPlace } from './varied-place'

/** An invoice without its lines; its total is only for now. */
export function anInvoice(
  { organizationId, practiceId }: VariedPlace,
  newId: () => string,
  now: Date,
  random: Random,
  { clientId, number }: { clientId: string; number: number },
) {
  const state = random.pick(['issued', 'issued', 'issued', 'void', 'draft'] as const)
  const issuedOn = state === 'draft' ? null : aDay(now, random)
  return {
    organizationId,
    id: newId(),
    practiceId,
    clientId,
    state,
    number: state === 'draft' ? null : number,
    issuedOn,
    dueOn: issuedOn,
    notes: '',
    totalCents: random.between(1, 40_000),
    version: 1,
    createdAt: now,
    updatedAt: now,
  }
}

interface Entry {
  kind: LedgerEntry['kind']
  invoiceId: string | null
  paymentId: string | null
  amountCents: number
  occurredOn: string
  data?: LedgerData
  reasonCode?: LedgerReason
  reversesId?: string
}

/**
 * Issued in full, then voided, or paid in part, in full or not at all; also before its date, with more kept as credit.
 * Some charges are reduced or written off, and some of that is taken back; some payments are given back, and some credit
 * is released from what it was held for.
 */
export function moneyOf(
  invoice: ReturnType<typeof anInvoice>,
  newId: () => string,
  now: Date,
  random: Random,
) {
  const { organizationId, practiceId, clientId, id: invoiceId, state, totalCents, issuedOn } = invoice
  const of = { organizationId, practiceId, clientId }
  const asEntry = (entry: Entry) => ({
    ...of,
    ...{ id: newId(), data: {}, reasonCode: null, reversesId: null, createdAt: now },
    ...entry,
  })
  if (issuedOn === null) return { payments: [], entries: [] }
  const issued = { kind: 'issued' as const, invoiceId, paymentId: null, amountCents: totalCents }
  const entries = [asEntry({ ...issued, occurredOn: issuedOn })]
  if (state === 'void') {
    const occurredOn = random.chance(0.5) ? issuedOn : '2026-11-17'
    entries.push(asEntry({ ...issued, kind: 'voided', amountCents: -totalCents, occurredOn }))
    return { payments: [], entries }
  }
  const adjustedCents = random.chance(0.3) ? Math.floor(totalCents * random.pick([0.2, 0.5])) : 0
  if (adjustedCents > 0) {
    const kind = random.pick(['credited', 'written_off'] as const)
    const adjusted = { kind, invoiceId, paymentId: null, reasonCode: 'courtesy' as const }
    const lowered = asEntry({ ...adjusted, amountCents: -adjustedCents, occurredOn: issuedOn })
    entries.push(lowered)
    if (random.chance(0.3)) {
      const back = {
        ...adjusted,
        amountCents: adjustedCents,
        occurredOn: '2026-11-17',
        reversesId: lowered.id,
      }
      entries.push(asEntry(back))
    }
  }
  if (random.chance(0.3)) return { payments: [], entries }
  const paid = random.chance(0.6) ? totalCents - adjustedCents : Math.ceil(totalCents / 3)
  const credit = random.chance(0.3) ? random.between(1, 5_000) : 0
  const [paymentId, occurredOn] = [newId(), aDay(now, random)]
  const payment = { kind: 'payment' as const, paymentId, occurredOn }
  entries.push(asEntry({ ...payment, invoiceId, amountCents: -paid }))
  if (credit > 0) entries.push(asEntry({ ...payment, invoiceId: null, amountCents: -credit }))
  if (credit > 0 && random.chance(0.5)) {
    // Credit goes on the invoice, or what was paid goes back into it; an invoice in full takes none.
    const left = totalCents - adjustedCents - paid
    const cents = left > 0 ? Math.min(credit, left) : -random.between(1, paid)
    const movedOn = occurredOn > issuedOn ? occurredOn : issuedOn
    const moved = { kind: 'moved' as const, paymentId: null, occurredOn: movedOn }
    entries.push(asEntry({ ...moved, invoiceId: null, amountCents: cents, data: { invoiceId } }))
    entries.push(asEntry({ ...moved, invoiceId, amountCents: -cents }))
  }
  if (credit > 0) {
    // The pair of a hold that was released, after which it is plain credit again.
    const released = { kind: 'moved' as const, invoiceId: null, paymentId: null, occurredOn }
    entries.push(asEntry({ ...released, amountCents: credit }))
    entries.push(asEntry({ ...released, amountCents: -credit }))
  }
  if (random.chance(0.2)) {
    const refund = { kind: 'refunded' as const, paymentId, invoiceId, reasonCode: 'client_asked' as const }
    const refundedOn = occurredOn > issuedOn ? occurredOn : issuedOn
    entries.push(asEntry({ ...refund, amountCents: random.between(1, paid), occurredOn: refundedOn }))
  }
  const received = {
    method: 'card' as const,
    amountCents: paid + credit,
    receivedOn: occurredOn,
    reference: '',
    status: 'succeeded' as const,
    createdAt: now,
  }
  return { payments: [{ ...of, id: paymentId, ...received }], entries }
}
