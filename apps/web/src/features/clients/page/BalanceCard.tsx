import type { Client } from '@oaklet/api/contract'
import { Card, Inline, Link, Stack, Text } from '@oaklet/design-system'
import { freeCredit } from '../../../records/credits/free-credit'
import { formatShortDate } from '../../../shared/format-date'
import { formatMoney } from '../../../shared/format-money'
import { paths } from '../../../shared/paths'
import { usePermissions } from '../../../shared/use-session'

interface BalanceCardProps {
  client: Client
  balanceCents: number
  currency: string
}

/** What the client owes over all issued invoices, what waits for insurance, what is credit, and the way to each. */
export function BalanceCard({ client, balanceCents, currency }: BalanceCardProps) {
  const can = usePermissions()
  const creditCents = client.creditCents ?? 0
  const withInsuranceCents = client.withInsuranceCents ?? 0
  const owedCents = balanceCents + creditCents
  const holds = client.holds ?? []
  const freeCents = freeCredit({ creditCents, holds })
  const isCreditAlone = owedCents === 0 && creditCents > 0
  const of = { q: client.displayName }
  return (
    <Card title="Balance">
      <Stack gap="m">
        <Inline gap="m" align="baseline">
          <Text as="span" size="2xl" weight="heading" isTabular>
            {formatMoney(isCreditAlone ? creditCents : owedCents, currency)}
          </Text>
          <Text as="span" tone="quiet">
            {isCreditAlone ? 'of credit to use' : noteOf(owedCents)}
          </Text>
        </Inline>
        {owedCents > 0 && freeCents > 0 && (
          <Text tone="quiet">
            {formatMoney(freeCents, currency)} of credit can be put on{' '}
            <Link tone="inline" href={paths.invoices({ ...of, filter: 'open' })}>
              an open invoice
            </Link>
            .
          </Text>
        )}
        {withInsuranceCents > 0 && (
          <Text tone="quiet">{formatMoney(withInsuranceCents, currency)} waits for insurance.</Text>
        )}
        {holds.map(({ appointmentId, amountCents, date }) => (
          <Text key={appointmentId} tone="quiet">
            {formatMoney(amountCents, currency)} of credit is held for {formatShortDate(date)}.
          </Text>
        ))}
        <Inline gap="l">
          <Link href={paths.invoices(of)}>Invoices of this client</Link>
          <Link href={paths.payments(of)}>Payments of this client</Link>
          {can('claims:view') && <Link href={paths.claims(of)}>Claims of this client</Link>}
          {can('payments:record') && (
            <Link href={paths.payments({ record: client.id })}>Record a payment</Link>
          )}
          {can('invoices:create') && <Link href={paths.newInvoice({ client: client.id })}>New invoice</Link>}
        </Inline>
      </Stack>
    </Card>
  )
}

const noteOf = (owedCents: number): string =>
  owedCents === 0 ? 'nothing to pay' : 'to pay, over all issued invoices'
