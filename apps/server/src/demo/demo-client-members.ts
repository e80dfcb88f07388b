import type { MemberRole } from '@oaklet/api/contract'
import type { clientMembers } from '../db/schema/client-members-table'
import type { DemoClient } from './demo-clients'
import { demoId } from './demo-id'

interface DemoMember {
  name: string
  role: MemberRole
}

/** The members of couples and families, each by name; of a couple the first is who is billed for. */
export const demoClientMembers = (clients: readonly DemoClient[]): (typeof clientMembers.$inferInsert)[] =>
  clients.flatMap((client) => {
    const { id: clientId, organizationId, practiceId, createdAt, updatedAt } = client.row
    return membersOf(client).map((member, place) => ({
      ...{ ...member, recordId: null, isIdentifiedPatient: place === 0 },
      ...{ organizationId, practiceId, clientId, createdAt, updatedAt },
      id: demoId(`member ${place} of ${clientId}`),
    }))
  })

function membersOf({ row: { type, firstName, lastName, sortName } }: DemoClient): DemoMember[] {
  if (type === 'couple') {
    return firstName.split(' & ').map((name) => ({ name: `${name} ${lastName}`, role: 'partner' }))
  }
  if (type !== 'family') return []
  return [
    { name: `Kenji ${sortName}`, role: 'parent' },
    { name: `Mika ${sortName}`, role: 'parent' },
    { name: `Sora ${sortName}`, role: 'child' },
  ]
}
