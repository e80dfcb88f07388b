import type { BillingHome } from '@oaklet/api/contract'
import { Card, Link, MoneyText, Stack, Text } from '@oaklet/design-system'
import { countOf } from '../../../shared/count-of'
import { paths } from '../../../shared/paths'
import { usePermissions } from '../../../shared/use-session'
import { OWED_AGES } from '../owed-ages'
import { Definition } from '../lazy-definition'
import { PartsTable } from './PartsTable'

interface InsurancesOwedCardProps {
  owed: NonNullable<BillingHome['owedByInsurances']>
  currency: string
}

const TITLE = 'What insurances owe'
const MEANING =
  'What is open on claims after payments, reductions by contract, clients’ shares and what went to the next insurance, by the days since each claim was first sent, also where it was denied or has to be sent again. What an earlier insurance left counts from the day on which that was posted. A claim that was paid too much is not subtracted, and what clients owe stands in its own card.'

/** A card with what is open on claims, by the days since they were first sent. */
export function InsurancesOwedCard({ owed, currency }: InsurancesOwedCardProps) {
  const can = usePermissions()
  const report = can('reports:view') ? paths.billingReports({ report: 'insurance_aging' }) : undefined
  return (
    <Card title={TITLE} actions={<Definition label={TITLE}>{MEANING}</Definition>}>
      <Stack gap="m">
        <Text as="div" size="2xl" weight="heading" isTabular>
          <MoneyText cents={owed.totalCents} currency={currency} />
        </Text>
        {owed.count === 0 ? (
          <Text tone="quiet">No insurance owes anything.</Text>
        ) : (
          <>
            <Text tone="quiet">
              on{' '}
              <Link tone="inline" href={report ?? paths.claims()}>
                {countOf(owed.count, 'open claim', 'open claims')}
              </Link>
            </Text>
            <PartsTable
              label="What insurances owe, by the days since claims were sent"
              header="Since sent"
              currency={currency}
              parts={OWED_AGES.map(({ id, name }) => ({
                id,
                name: id === 'upTo30' ? 'Up to 30 days' : name,
                detail: countOf(owed.aging[id].count, 'claim', 'claims'),
                cents: owed.aging[id].cents,
                href: owed.aging[id].count === 0 ? undefined : report,
              }))}
            />
          </>
        )}
      </Stack>
    </Card>
  )
}
