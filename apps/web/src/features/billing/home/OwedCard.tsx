import type { BillingHome } from '@oaklet/api/contract'
import { Card, Link, MoneyText, Stack, Text } from '@oaklet/design-system'
import { countOf } from '../../../shared/count-of'
import { formatMoney } from '../../../shared/format-money'
import { paths } from '../../../shared/paths'
import { PartsTable } from './PartsTable'

type Age = keyof BillingHome['owed']['aging']

/** The ages in their order. Only the first holds invoices that may not be due yet. */
const AGES: readonly { id: Age; name: string; filter: 'open' | 'overdue' }[] = [
  { id: 'upTo30', name: 'Not due, or up to 30 days', filter: 'open' },
  { id: 'upTo60', name: '31 to 60 days', filter: 'overdue' },
  { id: 'upTo90', name: '61 to 90 days', filter: 'overdue' },
  { id: 'over90', name: 'More than 90 days', filter: 'overdue' },
]

type OwedCardProps = Pick<BillingHome, 'owed' | 'credit' | 'currency'>

/** A card with what is left to pay on invoices, by the days since they were due, and the credit of clients. */
export function OwedCard({ owed, credit, currency }: OwedCardProps) {
  return (
    <Card title="What clients owe">
      <Stack gap="m">
        <Text as="div" size="2xl" weight="heading" isTabular>
          <MoneyText cents={owed.totalCents} currency={currency} />
        </Text>
        {owed.count === 0 ? (
          <Text tone="quiet">Nothing is left to pay.</Text>
        ) : (
          <>
            <Text tone="quiet">
              on{' '}
              <Link tone="inline" href={paths.invoices({ filter: 'open' })}>
                {countOf(owed.count, 'open invoice', 'open invoices')}
              </Link>
            </Text>
            <AgesTable aging={owed.aging} currency={currency} />
          </>
        )}
        {credit.clients > 0 && (
          <Text tone="quiet">
            {countOf(credit.clients, 'client has', 'clients have')} credit,{' '}
            {formatMoney(credit.totalCents, currency)} in all.
          </Text>
        )}
      </Stack>
    </Card>
  )
}

function AgesTable({ aging, currency }: Pick<BillingHome['owed'], 'aging'> & { currency: string }) {
  return (
    <PartsTable
      label="What clients owe, by the days past the due date"
      header="Past due"
      currency={currency}
      parts={AGES.map(({ id, name, filter }) => ({
        id,
        name,
        detail: countOf(aging[id].count, 'invoice', 'invoices'),
        cents: aging[id].cents,
        href: aging[id].count === 0 ? undefined : paths.invoices({ filter }),
      }))}
    />
  )
}
