import type { FieldError, InvoiceInput } from '@oaklet/api/contract'
import { useState } from 'react'
import { fieldErrorsOf } from '../../shared/field-errors'
import { invoiceInput, missingFromInvoice, type InvoiceValues } from './invoice-form'

/** A draft's values while someone writes it, and what has to be put right before it can be saved. */
export function useInvoiceDraft(initial: () => InvoiceValues, error: unknown) {
  const [values, setValues] = useState(initial)
  const [missing, setMissing] = useState<readonly FieldError[]>([])
  const refused = fieldErrorsOf(error)
  return {
    values,
    errors: missing.length > 0 ? missing : refused,
    setValues: (next: InvoiceValues) => {
      setValues(next)
      setMissing([])
    },
    /** The body to send; null, and the errors shown, while something is missing. */
    complete: (): InvoiceInput | null => {
      setMissing(missingFromInvoice(values))
      return invoiceInput(values)
    },
  }
}
