import type { Client, ClientPerson, PersonRole } from '@oaklet/api/contract'
import { Card, DescriptionList, Stack, Text } from '@oaklet/design-system'
import { contactItems, ContactLink } from '../contact-items'
import { rolesWords } from '../people/person-words'

/** How to reach the client, what they allow, and who else is to be called. */
export function ContactCard({ client }: { client: Client }) {
  const { contacts, address, people } = client
  const items = [
    ...contactItems(contacts),
    ...(address === null ? [] : [{ term: 'Address', description: addressLines(address) }]),
    ...people.filter(({ roles }) => calledAs(roles).length > 0).map(calledItem),
  ]
  return (
    <Card title="Contact">
      {items.length > 0 ? (
        <DescriptionList items={items} />
      ) : (
        <Text tone="quiet">No phone, e-mail or address yet.</Text>
      )}
    </Card>
  )
}

const addressLines = ({ street, city, state, zipCode, country }: NonNullable<Client['address']>): string =>
  [street, city, `${state} ${zipCode}`.trim(), country].filter(Boolean).join(', ')

/** The roles for which a person is called before others. */
const calledAs = (roles: readonly PersonRole[]): PersonRole[] =>
  roles.filter((role) => role === 'guardian' || role === 'emergency')

/** Numbers tell people of one role apart. */
function calledItem(
  { name, relationship, roles, contacts }: ClientPerson,
  index: number,
  all: ClientPerson[],
) {
  const term = rolesWords(calledAs(roles))
  const before = all.slice(0, index).filter((other) => rolesWords(calledAs(other.roles)) === term).length
  return {
    term: before === 0 ? term : `${term} ${before + 1}`,
    description: (
      <Stack gap="none">
        <Text>{[name, relationship].filter(Boolean).join(' · ')}</Text>
        {contacts.map((contact) => (
          <ContactLink key={contact.kind + contact.value} {...contact} />
        ))}
      </Stack>
    ),
  }
}
