import { Checkbox, VisuallyHidden } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { formatMoney } from '../../../shared/format-money'
import type { FormState } from '../../../shared/forms/use-form'
import { useApi } from '../../../shared/use-api'
import { usePermissions, usePracticeId } from '../../../shared/use-session'
import type { OpenInvoice } from '../allocations/allocate-oldest-first'
import { billingQueries } from '../billing-queries'
import type { PaymentValues } from './payment-form'
import { smallRest } from './write-offs'

interface WriteOffBoxProps<Values extends PaymentValues> {
  form: Pick<FormState<Values>, 'values' | 'change'>
  invoice: Pick<OpenInvoice, 'id' | 'number' | 'balanceCents'>
  /** What of the payment goes to the invoice, in cents. */
  amountCents: number
  currency: string
}

/**
 * Offers to write off the small rest that a payment leaves of an invoice. Nothing is there where it leaves none, where
 * the practice or the person may write none off, where that can't be learnt, and where a card is charged.
 */
export function WriteOffBox<Values extends PaymentValues>(props: WriteOffBoxProps<Values>) {
  const { form, invoice, amountCents, currency } = props
  const { id, number, balanceCents } = invoice
  const may = usePermissions()
  const { data: mostCents = null } = useQuery({
    ...billingQueries(useApi(), usePracticeId()).smallRest(),
    enabled: may('adjustments:write'),
  })
  const restCents = smallRest(amountCents, balanceCents, mostCents)
  const { writeOffs, cardId } = form.values
  if (restCents === 0 || cardId !== null) return null
  return (
    <Checkbox
      name={`writeOffs.${id}`}
      isSelected={writeOffs[id] === restCents}
      onChange={(isChosen) => {
        const chosen = { ...writeOffs, [id]: isChosen ? restCents : undefined }
        const changes: Partial<PaymentValues> = { writeOffs: chosen }
        form.change(changes as Partial<Values>)
      }}
    >
      Write off the rest of {formatMoney(restCents, currency)}{' '}
      <VisuallyHidden>of invoice {number}</VisuallyHidden>
    </Checkbox>
  )
}
