import type { FieldError, RecordPaymentBody } from '@oaklet/api/contract'
import { countOf } from '../../../shared/count-of'
import { allocateOldestFirst, oldestFirst, type OpenInvoice } from './allocate-oldest-first'

type Allocations = RecordPaymentBody['allocations']

/** What is put on each invoice, in cents by its id; null where a field holds no amount. */
export type Allocated = Readonly<Record<string, number | null>>

/** What a form that puts money on invoices holds of it. */
export interface AllocationValues {
  /** What the fields hold since one was changed by hand; null while the money goes to the oldest invoices first. */
  allocated: Allocated | null
}

/** The name of the field of an invoice. */
export const allocationField = (invoiceId: string): string => `allocated.${invoiceId}`

/** What the fields show for the money that is there, in cents. */
export const shownAllocated = (
  { allocated }: AllocationValues,
  amountCents: number | null,
  invoices: readonly OpenInvoice[],
): Allocated =>
  allocated === null
    ? allocateOldestFirst(amountCents ?? 0, invoices)
    : { ...allocateOldestFirst(0, invoices), ...allocated }

/** What is sent: the invoices that get something, in the order of their fields. */
export const allocationsOf = (allocated: Allocated, invoices: readonly OpenInvoice[]): Allocations =>
  oldestFirst(invoices).flatMap(({ id }) => {
    const amountCents = allocated[id] ?? 0
    return amountCents > 0 ? [{ invoiceId: id, amountCents }] : []
  })

/** The cents that all invoices get together. */
export const sumOf = (allocations: Allocations): number =>
  allocations.reduce((sum, { amountCents }) => sum + amountCents, 0)

/** What is wrong with the amount of an invoice, at its field. */
export const wrongAllocations = (allocated: Allocated, invoices: readonly OpenInvoice[]): FieldError[] =>
  oldestFirst(invoices).flatMap(({ id, balanceCents }) => {
    const cents = allocated[id] ?? null
    const path = allocationField(id)
    if (cents === null) return [{ path, message: 'Enter an amount, or 0' }]
    return cents > balanceCents ? [{ path, message: 'This is more than is left to pay' }] : []
  })

/** The refusals of the server at the fields of this form; `sent` is what was sent. */
export const refusedAllocations = (refused: readonly FieldError[], sent: Allocations): FieldError[] =>
  refused.map(({ path, message }) => {
    const [, index] = /^allocations\.(\d+)\./.exec(path) ?? []
    const allocation = index === undefined ? undefined : sent[Number(index)]
    return { path: allocation === undefined ? path : allocationField(allocation.invoiceId), message }
  })

/** The invoices as they are now, and those of before that are open no more, with nothing left to pay. */
export const withSettled = <Invoice extends OpenInvoice>(
  before: readonly Invoice[],
  now: readonly Invoice[],
): Invoice[] => [
  ...now,
  ...before
    .filter(({ id }) => !now.some((one) => one.id === id))
    .map((settled) => ({ ...settled, balanceCents: 0 })),
]

/** "$120.00 for 2 invoices, $30.00 stays as credit" */
export function allocationWords(
  amountCents: number | null,
  allocations: Allocations,
  money: (cents: number) => string,
): string {
  const put = sumOf(allocations)
  const rest = (amountCents ?? 0) - put
  if (put === 0) return rest > 0 ? `${money(rest)} stays as credit` : 'Nothing is put on an invoice yet'
  const words = `${money(put)} for ${countOf(allocations.length, 'invoice', 'invoices')}`
  if (rest === 0) return words
  return rest > 0 ? `${words}, ${money(rest)} stays as credit` : `${words}, ${money(0 - rest)} too much`
}
