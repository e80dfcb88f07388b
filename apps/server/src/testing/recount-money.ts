import type { DateSpan } from '@oaklet/api/contract'
import { daysFrom, percent, recountRows, sum, type RecountScope } from './recount-rows'
import type { VariedRows } from './varied-rows'

export const isCharge = ({ kind }: { kind: string }) => ['issued', 'voided', 'credited'].includes(kind)
export const isPayment = ({ kind }: { kind: string }) =>
  ['payment', 'moved', 'refunded', 'refund_returned', 'disputed', 'dispute_won'].includes(kind)
export const isWriteOff = ({ kind }: { kind: string }) => kind === 'written_off'

/** The kinds of entries of claims that count for the same sums. */
const CLAIM_KINDS: Readonly<
  Record<'billed' | 'collected' | 'writtenOff' | 'contractual', readonly string[]>
> = {
  billed: ['charged'],
  collected: ['paid', 'taken_back'],
  writtenOff: ['written_off'],
  contractual: ['contractual'],
}
/** Whether an entry of a claim counts for a sum. */
export const countsFor =
  (what: keyof typeof CLAIM_KINDS) =>
  ({ kind }: { kind: string }): boolean =>
    CLAIM_KINDS[what].includes(kind)

/** Whether what an entry of the ledger charges is billed by a claim already. */
export const isShareOf =
  ({ invoiceLines }: VariedRows) =>
  (entry: { invoiceId: string | null }): boolean =>
    invoiceLines.some(({ invoiceId, claimId }) => invoiceId === entry.invoiceId && claimId !== null)

/** Money moved in a span, and owed at its end. */
export function recountMoney(rows: VariedRows, scope: RecountScope, span: DateSpan) {
  const { ledger, moved, movedClaims, appointments } = recountRows(rows, scope, span)
  const centsOf = (entries: readonly { amountCents: number }[]) =>
    sum(entries.map((each) => each.amountCents))
  const ofClaims = (what: Parameters<typeof countsFor>[0]) =>
    sum(movedClaims.filter(countsFor(what)).map(({ cents }) => cents))
  const charges = moved.filter(isCharge)
  const invoiced = centsOf(charges)
  const billed = invoiced - centsOf(charges.filter(isShareOf(rows))) + ofClaims('billed')
  const collected = 0 - centsOf(moved.filter(isPayment)) - ofClaims('collected')
  const debts = rows.invoices
    .map(({ id, issuedOn }) => {
      const entries = ledger.filter((each) => each.invoiceId === id && each.occurredOn <= span.end)
      return { age: daysFrom(issuedOn ?? '', span.end), cents: sum(entries.map((each) => each.amountCents)) }
    })
    .filter(({ cents }) => cents > 0)
  const owed = (from: number, to: number) =>
    sum(debts.filter(({ age }) => age >= from && age <= to).map(({ cents }) => cents))
  const outstanding = owed(-Infinity, Infinity)
  const days = daysFrom(span.start, span.end) + 1
  return {
    daysInReceivables: invoiced > 0 ? outstanding / (invoiced / days) : null,
    projectedIncome: sum(appointments.filter((each) => each.startsAt > scope.now).map(feeOf(rows))),
    billed,
    collected,
    writtenOff: 0 - centsOf(moved.filter(isWriteOff)) - ofClaims('writtenOff'),
    contractual: 0 - ofClaims('contractual'),
    collectionRate: percent(collected, billed),
    outstanding,
    agingUpTo30: owed(-Infinity, 30),
    agingUpTo60: owed(31, 60),
    agingUpTo90: owed(61, 90),
    agingOver90: owed(91, Infinity),
  }
}

/** The charge for each client of an appointment that is still booked. */
const feeOf =
  (rows: VariedRows) =>
  ({ id, status }: VariedRows['appointments'][number]): number => {
    if (!['scheduled', 'confirmed', 'checked_in'].includes(status)) return 0
    const lines = rows.lines.filter(({ appointmentId }) => appointmentId === id)
    const clients = rows.attendances.filter(({ appointmentId }) => appointmentId === id).length
    return clients * sum(lines.map(({ units, feeCents }) => units * feeCents))
  }
