import type { ClientContact, ClientPersonInput } from '@oaklet/api/contract'
import type { clientPeople } from '../db/schema/client-people-table'
import type { DemoClient } from './demo-clients'
import { demoId } from './demo-id'

const mobile = (value: string): ClientContact => ({
  kind: 'mobile',
  value,
  mayEmail: false,
  mayText: true,
  mayVoicemail: true,
})

const BOTH_PARENTS = { legal: 'joint', mayConsent: true, mayHaveInformation: true, until: null } as const
const ONE_PARENT = { ...BOTH_PARENTS, legal: 'sole' } as const
const OTHER_PARENT = { ...BOTH_PARENTS, legal: 'none', mayConsent: false } as const

/** The people in clients' lives: two guardians of each minor, and whom to call for half of the others. */
export const demoClientPeople = (clients: readonly DemoClient[]): (typeof clientPeople.$inferInsert)[] =>
  clients.flatMap((client, index) => {
    const { id, organizationId, practiceId, createdAt, updatedAt } = client.row
    return peopleOf(client, index).map((person, place) => ({
      ...person,
      ...{ organizationId, practiceId, createdAt, updatedAt },
      id: demoId(`person ${place} of ${id}`),
      clientId: id,
    }))
  })

function peopleOf({ row, emergency }: DemoClient, index: number): ClientPersonInput[] {
  if (row.type === 'minor') return parentsOf(row.lastName, index)
  if (emergency === null) return []
  const { name, relationship } = emergency
  return [
    {
      name,
      relationship,
      roles: relationship === 'Partner' ? ['emergency', 'partner'] : ['emergency'],
      contacts: [{ ...mobile('5185550199'), mayText: false }],
      custody: null,
    },
  ]
}

/** Every other pair of parents lives apart. */
function parentsOf(lastName: string, index: number): ClientPersonInput[] {
  const areTogether = index % 2 === 1
  return [
    {
      name: `Elena ${lastName}`,
      relationship: 'Mother',
      roles: ['guardian', 'emergency', 'responsible'],
      contacts: [mobile('5185550187')],
      custody: areTogether ? BOTH_PARENTS : ONE_PARENT,
    },
    {
      name: `Marcus ${lastName}`,
      relationship: 'Father',
      roles: ['guardian'],
      contacts: [mobile('5185550188')],
      custody: areTogether ? BOTH_PARENTS : OTHER_PARENT,
    },
  ]
}
