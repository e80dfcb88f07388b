import type { Client } from '@oaklet/api/contract'
import { Card, Inline, Link, Stat } from '@oaklet/design-system'
import { formatMoney } from '../../shared/format-money'
import { paths } from '../../shared/paths'
import { usePermissions } from '../../shared/use-session'

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
      <Stat
        label="Over all issued invoices"
        value={formatMoney(Math.abs(balanceCents), currency)}
        note={noteOf(balanceCents)}
      />
      <Inline gap="l">
        <Link href={paths.invoices({ q: client.displayName })}>Invoices of this client</Link>
        {can('invoices:create') && <Link href={paths.newInvoice({ client: client.id })}>New invoice</Link>}
      </Inline>
    </Card>
  )
}

function noteOf(balanceCents: number): string {
  if (balanceCents === 0) return 'Nothing to pay'
  return balanceCents > 0 ? 'To pay' : 'Credit to use'
}
