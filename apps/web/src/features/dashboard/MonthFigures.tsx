import type { DashboardMonth } from '@oaklet/api/contract'
import { Grid, MoneyText, Stat } from '@oaklet/design-system'
import { formatMonth } from '../../shared/format-date'
import { paths } from '../../shared/paths'
import { usePermissions } from '../../shared/use-session'

interface MonthFiguresProps {
  month: DashboardMonth
  /** Any day of the month. */
  date: string
  currency: string
}

/** The money of the month so far, and what is outstanding. */
export function MonthFigures({ month, date, currency }: MonthFiguresProps) {
  const details = usePermissions()('analytics:view')
    ? paths.analytics('financial', { range: 'month-to-date' })
    : undefined
  const soFar = `${formatMonth(date)} so far`
  const money = (cents: number) => <MoneyText cents={cents} currency={currency} />
  return (
    <Grid min="14rem">
      <Stat label="Collected this month" value={money(month.collectedCents)} note={soFar} href={details} />
      <Stat label="Billed this month" value={money(month.billedCents)} note={soFar} href={details} />
      <Stat
        label="Outstanding"
        value={money(month.outstandingCents)}
        note="On all issued invoices"
        href={paths.invoices({ filter: 'open' })}
      />
    </Grid>
  )
}
