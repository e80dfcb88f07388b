import { Inline, Link, Stack, Text } from '@oaklet/design-system'
import { paths } from '../../../shared/paths'

interface BilledClientProps {
  client: { id: string; name: string }
  /** Where another client can be chosen; left out once the invoice exists. */
  changeHref?: string
}

/** Whom the invoice is for. */
export function BilledClient({ client, changeHref }: BilledClientProps) {
  return (
    <Stack gap="xs">
      <Text tone="quiet" size="s">
        Client
      </Text>
      <Inline gap="l" align="center" wrap>
        <Link href={paths.client(client.id)}>{client.name}</Link>
        {changeHref !== undefined && <Link href={changeHref}>Choose another client</Link>}
      </Inline>
    </Stack>
  )
}
