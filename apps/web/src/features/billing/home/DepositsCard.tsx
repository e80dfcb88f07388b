import { PAYMENT_METHOD_WORDS, type BillingHome } from '@oaklet/api/contract'
import { Card, Link, MoneyText, Stack, Text } from '@oaklet/design-system'
import { countOf } from '../../../shared/count-of'
import { formatMonth } from '../../../shared/format-date'
import { paths } from '../../../shared/paths'
import { usePermissions } from '../../../shared/use-session'
import { Definition } from '../lazy-definition'
import { PartsTable } from './PartsTable'

type DepositsCardProps = Pick<BillingHome, 'deposits' | 'date' | 'currency'>

const TITLE = 'Deposits this month'
const MEANING =
  'Payments that were received from the first day of this month until today, whatever they pay for. What was given back later is not subtracted; what was entered by mistake or failed is not counted.'

/** A card with what was received since the first day of the month, by how it was paid. */
export function DepositsCard({ deposits, date, currency }: DepositsCardProps) {
  const { totalCents, count, byMethod } = deposits
  const seesAnalytics = usePermissions()('analytics:view')
  return (
    <Card title={TITLE} actions={<Definition label={TITLE}>{MEANING}</Definition>}>
      {count === 0 ? (
        <Text tone="quiet">Nothing was received this month yet.</Text>
      ) : (
        <Stack gap="m">
          <Text as="div" size="2xl" weight="heading" isTabular>
            <MoneyText cents={totalCents} currency={currency} />
          </Text>
          <Text tone="quiet">
            from{' '}
            <Link tone="inline" href={paths.payments({ received: 'this_month' })}>
              {countOf(count, 'payment', 'payments')}
            </Link>{' '}
            in {formatMonth(date)} so far
          </Text>
          <PartsTable
            label="Deposits this month, by method"
            header="Method"
            currency={currency}
            parts={byMethod.map(({ method, cents, count: payments }) => ({
              id: method,
              name: PAYMENT_METHOD_WORDS[method],
              detail: countOf(payments, 'payment', 'payments'),
              cents,
              href: paths.payments({ received: 'this_month', method }),
            }))}
          />
          {seesAnalytics && (
            <Link href={paths.analytics('financial', { range: 'month-to-date' })}>
              This month in Financial Analytics
            </Link>
          )}
        </Stack>
      )}
    </Card>
  )
}
