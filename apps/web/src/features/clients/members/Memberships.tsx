import type { Client } from '@oaklet/api/contract'
import { Card, ItemList } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { paths } from '../../../shared/paths'
import { useApi } from '../../../shared/use-api'
import { MEMBER_ROLE_WORDS } from './member-form'
import { membersQueries } from './members-queries'

/** The couples and families of a client; nothing where there are none. Stands last, as it comes late. */
export function Memberships({ client }: { client: Client }) {
  const { data } = useQuery(membersQueries(useApi(), client.practiceId).ofClient(client.id))
  if (data === undefined || data.memberOf.length === 0) return null
  return (
    <Card title="Belongs to">
      <ItemList
        items={data.memberOf.map(({ clientId, name, role }) => ({
          id: clientId,
          title: name,
          detail: `As ${MEMBER_ROLE_WORDS[role].toLowerCase()}`,
          href: paths.client(clientId),
        }))}
      />
    </Card>
  )
}
