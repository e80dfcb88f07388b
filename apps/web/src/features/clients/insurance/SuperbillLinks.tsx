import type { Client } from '@oaklet/api/contract'
import { Card, Inline, Link, Stack, Text } from '@oaklet/design-system'
import { paths } from '../../../shared/paths'
import { usePermissions } from '../../../shared/use-session'

/** The way to the superbills of a client, for those who may see them. */
export function SuperbillLinks({ client }: { client: Client }) {
  const can = usePermissions()
  if (!can('superbills:view')) return null
  return (
    <Card title="Superbills">
      <Stack gap="m">
        <Text tone="quiet">
          With a superbill, a client who pays for a session can be paid back by their insurer.
        </Text>
        <Inline gap="l">
          <Link href={paths.superbills({ q: client.displayName })}>Superbills of this client</Link>
          {can('superbills:create') && (
            <Link href={paths.superbills({ make: 'last_month', client: client.id })}>Make a superbill</Link>
          )}
        </Inline>
      </Stack>
    </Card>
  )
}
