import { INVOICES_MESSAGES } from '@oaklet/api'
import { Button, FieldGroup, MoneyField, Skeleton, Spread, Stack, Text } from '@oaklet/design-system'
import type { ReactNode } from 'react'
import { formatShortDate } from '../../../shared/format-date'
import { formatMoney } from '../../../shared/format-money'
import type { FormState } from '../../../shared/forms/use-form'
import { RestedStatus } from '../../../shared/RestedStatus'
import { WhenLoaded } from '../../../shared/WhenLoaded'
import { oldestFirst, type OpenInvoice } from './allocate-oldest-first'
import {
  allocationField,
  allocationsOf,
  type AllocationValues,
  allocationWords,
  shownAllocated,
} from './allocation-form'
import type { useOpenInvoices } from './use-open-invoices'

interface AllocationFieldsProps<Values extends AllocationValues> {
  form: Pick<FormState<Values>, 'values' | 'errorAt' | 'change'>
  open: ReturnType<typeof useOpenInvoices>
  /** What there is to put on them, in cents. */
  amountCents: number | null
  /** What is held for sessions beside that, in cents. */
  heldCents?: number
  /** What is written off beside that, in cents. */
  writtenOffCents?: number
  currency: string
  /** What stands below an invoice that gets `cents`. */
  belowInvoice?: (invoice: OpenInvoice, cents: number) => ReactNode
}

/** What is put on which open invoice: the oldest first, until an amount is changed by hand. */
export function AllocationFields<Values extends AllocationValues>({
  form,
  open,
  amountCents,
  heldCents = 0,
  writtenOffCents = 0,
  currency,
  belowInvoice,
}: AllocationFieldsProps<Values>) {
  const money = (cents: number) => formatMoney(cents, currency)
  const change = (allocated: AllocationValues['allocated']) => form.change({ allocated } as Partial<Values>)
  return (
    <WhenLoaded
      query={open.query}
      fallback={INVOICES_MESSAGES.list}
      label="Loading the open invoices"
      placeholder={<Skeleton shape="row" count={2} />}
    >
      {({ total, items }) => {
        const invoices = open.invoices ?? items
        const allocated = shownAllocated(form.values, amountCents, invoices)
        const put = allocationWords(amountCents, allocationsOf(allocated, invoices), money)
        const words = [
          put,
          ...(heldCents > 0 ? [`${money(heldCents)} held for sessions`] : []),
          ...(writtenOffCents > 0 ? [`${money(writtenOffCents)} written off`] : []),
        ].join(', ')
        return (
          <Stack gap="l">
            {invoices.length === 0 ? (
              <Text tone="quiet">No invoice of this client is open.</Text>
            ) : (
              <FieldGroup legend="Open invoices" columns={2}>
                {oldestFirst(invoices).map((invoice) => (
                  <Stack key={invoice.id}>
                    <MoneyField
                      label={`Invoice ${invoice.number ?? ''}`}
                      name={allocationField(invoice.id)}
                      description={leftWords(invoice, money)}
                      currency={currency}
                      valueCents={allocated[invoice.id] ?? null}
                      errorMessage={form.errorAt(allocationField(invoice.id))}
                      onChangeCents={(cents) => change({ ...allocated, [invoice.id]: cents })}
                    />
                    {belowInvoice?.(invoice, allocated[invoice.id] ?? 0)}
                  </Stack>
                ))}
              </FieldGroup>
            )}
            {total > items.length && (
              <Text tone="quiet">
                These are the latest {items.length} of {total} open invoices.
              </Text>
            )}
            <Spread>
              <Text weight="strong">{words}</Text>
              {invoices.length > 0 && (
                <Button tone="quiet" onPress={() => change(null)}>
                  Oldest first
                </Button>
              )}
            </Spread>
            <RestedStatus words={words} />
          </Stack>
        )
      }}
    </WhenLoaded>
  )
}

function leftWords({ balanceCents, dueOn }: OpenInvoice, money: (cents: number) => string): string {
  if (balanceCents === 0) return 'Nothing is left to pay'
  const left = `${money(balanceCents)} left to pay`
  return dueOn === null ? left : `${left}, due ${formatShortDate(dueOn)}`
}
