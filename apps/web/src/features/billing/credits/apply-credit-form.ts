import type { ApplyClientCreditBody, FieldError } from '@oaklet/api/contract'
import type { FormError } from '@oaklet/design-system'
import { oldestFirst, type OpenInvoice } from '../allocations/allocate-oldest-first'
import {
  allocationField,
  allocationsOf,
  type AllocationValues,
  refusedAllocations,
  shownAllocated,
  sumOf,
  wrongAllocations,
} from '../allocations/allocation-form'

/** What is sent to put credit on invoices. */
export const applyCreditBody = (
  values: AllocationValues,
  creditCents: number,
  invoices: readonly OpenInvoice[],
): ApplyClientCreditBody => ({
  allocations: allocationsOf(shownAllocated(values, creditCents, invoices), invoices),
})

/** What is wrong; `invoices` are the client’s open ones once they are loaded. */
export function wrongApplyCredit(
  values: AllocationValues,
  creditCents: number,
  invoices: readonly OpenInvoice[] | undefined,
): FormError[] {
  if (invoices === undefined) return [{ message: 'The client’s open invoices have to be loaded first' }]
  const wrong = wrongAllocations(shownAllocated(values, creditCents, invoices), invoices)
  if (wrong.length > 0) return wrong
  const { allocations } = applyCreditBody(values, creditCents, invoices)
  const [oldest] = oldestFirst(invoices)
  if (allocations.length === 0 && oldest !== undefined) {
    return [{ path: allocationField(oldest.id), message: 'Put credit on at least one invoice' }]
  }
  const beyond = allocations.find((_, index) => sumOf(allocations.slice(0, index + 1)) > creditCents)
  return beyond === undefined
    ? []
    : [{ path: allocationField(beyond.invoiceId), message: 'This is more than the client’s credit' }]
}

/** The refusals of the server at the fields of this form. */
export const refusedCredit = (
  refused: readonly FieldError[],
  values: AllocationValues,
  creditCents: number,
  invoices: readonly OpenInvoice[] = [],
): FieldError[] => refusedAllocations(refused, applyCreditBody(values, creditCents, invoices).allocations)
