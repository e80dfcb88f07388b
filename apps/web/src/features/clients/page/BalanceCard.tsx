import type { Client } from '@oaklet/api/contract'
import { Card, Inline, Link, Stack, Text } from '@oaklet/design-system'
import { formatMoney } from '../../../shared/format-money'
import { paths } from '../../../shared/paths'
import { usePermissions } from '../../../shared/use-session'

interface BalanceCardProps {
  client: Client
  balanceCents: number
  currency: string
}

/** What the client owes over all issued invoices, and the way to them. */
export function BalanceCard({ client, balanceCents, currency }: BalanceCardProps) {
  const can = usePermissions()
  return (
    <Card title="Balance">
      <Stack gap="m">
        <Inline gap="m" align="baseline">
          <Text as="span" size="2xl" weight="heading" isTabular>
            {formatMoney(Math.abs(balanceCents), currency)}
          </Text>
          <Text as="span" tone="quiet">
            {noteOf(balanceCents)}
          </Text>
        </Inline>
        <Inline gap="l">
          <Link href={paths.invoices({ q: client.displayName })}>Invoices of this client</Link>
          {can('invoices:create') && <Link href={paths.newInvoice({ client: client.id })}>New invoice</Link>}
        </Inline>
      </Stack>
    </Card>
  )
}

function noteOf(balanceCents: number): string {
  if (balanceCents === 0) return 'nothing to pay'
  return balanceCents > 0 ? 'to pay, over all issued invoices' : 'of credit to use'
}
