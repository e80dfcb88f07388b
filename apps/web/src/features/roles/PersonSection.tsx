import { compareNames, type Role } from '@oaklet/api/contract'
import { ComboBox, Container, EmptyState, Stack } from '@oaklet/design-system'
import { useState } from 'react'
import { AccessOf } from '../../records/roles/AccessOf'
import { holderWords } from './role-words'
import { useRolesUrl } from './use-roles-url'

/** What one person may do over all their roles; the address names them. */
export function PersonSection({ roles }: { roles: readonly Role[] }) {
  const { personId, showPerson } = useRolesUrl()
  const people = peopleOf(roles)
  const person = people.find(({ id }) => id === personId)
  const [typed, setTyped] = useState(person?.label ?? '')
  return (
    <Stack gap="xl">
      <Container size="form" align="start">
        <ComboBox
          label="Person"
          items={people}
          inputValue={typed}
          onInputChange={setTyped}
          selectedKey={person?.id ?? null}
          onSelectionChange={showPerson}
          emptyText="Nobody of that name holds a role"
        />
      </Container>
      {person ? (
        <AccessOf key={person.id} staffId={person.id} title={`What ${person.label} may do`} isAnnounced />
      ) : (
        <EmptyState title="What can this person do?">
          Choose somebody: you read what they may do over all their roles, and which role gives it.
        </EmptyState>
      )}
    </Stack>
  )
}

/** Everybody who holds a role, once, by name. */
function peopleOf(roles: readonly Role[]) {
  const holders = new Map(roles.flatMap((role) => role.holders.map((holder) => [holder.id, holder])))
  return [...holders.values()]
    .map((holder) => ({ id: holder.id, label: holderWords(holder) }))
    .sort((one, other) => compareNames(one.label, other.label))
}
