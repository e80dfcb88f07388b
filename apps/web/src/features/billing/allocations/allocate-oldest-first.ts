import type { InvoiceSummary } from '@oaklet/api/contract'

/** An open invoice that money can be put on. */
export type OpenInvoice = Pick<InvoiceSummary, 'id' | 'number' | 'dueOn' | 'balanceCents'>

/** The invoices by their due dates, and those of one day by their numbers. */
export const oldestFirst = <Invoice extends OpenInvoice>(invoices: readonly Invoice[]): Invoice[] =>
  invoices.toSorted((a, b) => {
    const [dueA, dueB] = [a.dueOn ?? '', b.dueOn ?? '']
    return Number(dueA > dueB) - Number(dueA < dueB) || (a.number ?? 0) - (b.number ?? 0)
  })

/** Puts an amount on the oldest invoices first, on each up to what is left to pay; in cents by the invoice’s id. */
export function allocateOldestFirst(
  amountCents: number,
  invoices: readonly OpenInvoice[],
): Record<string, number> {
  let leftCents = Math.max(0, amountCents)
  return Object.fromEntries(
    oldestFirst(invoices).map(({ id, balanceCents }) => {
      const cents = Math.min(leftCents, balanceCents)
      leftCents -= cents
      return [id, cents]
    }),
  )
}
