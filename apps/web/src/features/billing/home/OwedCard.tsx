import type { BillingHome } from '@oaklet/api/contract'
import { Card, Link, MoneyText, Stack, Text } from '@oaklet/design-system'
import { countOf } from '../../../shared/count-of'
import { formatMoney } from '../../../shared/format-money'
import { paths } from '../../../shared/paths'
import { OWED_AGES } from '../owed-ages'
import { Definition } from '../lazy-definition'
import { PartsTable } from './PartsTable'

type OwedCardProps = Pick<BillingHome, 'owed' | 'credit' | 'currency'>

const TITLE = 'What clients owe'
const MEANING =
  'What is left to pay on issued invoices after payments, credit, reductions and write-offs, by the days since each was due. Credit is money of clients that stands on no invoice yet; it is not subtracted here.'

/** A card with what is left to pay on invoices, by the days since they were due, and the credit of clients. */
export function OwedCard({ owed, credit, currency }: OwedCardProps) {
  return (
    <Card title={TITLE} actions={<Definition label={TITLE}>{MEANING}</Definition>}>
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
            <Link tone="inline" href={paths.credits()}>
              {countOf(credit.clients, 'client has', 'clients have')} credit
            </Link>
            , {formatMoney(credit.totalCents, currency)} in all.
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
      parts={OWED_AGES.map(({ id, name, filter }) => ({
        id,
        name,
        detail: countOf(aging[id].count, 'invoice', 'invoices'),
        cents: aging[id].cents,
        href: aging[id].count === 0 ? undefined : paths.invoices({ filter }),
      }))}
    />
  )
}
