import type { BillingCellKind, BillingReport } from '@oaklet/api/contract'
import { MoneyText, Text } from '@oaklet/design-system'
import { formatMediumDate } from '../../../shared/format-date'

const NUMBER = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })

interface ReportCellProps {
  value: BillingReport['totals'][number] | undefined
  kind: BillingCellKind
  currency: string
}

/** A cell of a report, in the look of its kind; a dash where there is nothing to tell. */
export function ReportCell({ value, kind, currency }: ReportCellProps) {
  if (typeof value === 'string') return formatMediumDate(value)
  if (typeof value !== 'number') return <Text tone="quiet">–</Text>
  if (kind === 'money') return <MoneyText cents={value} currency={currency} />
  return <Text isTabular>{kind === 'percent' ? `${NUMBER.format(value)}%` : NUMBER.format(value)}</Text>
}
