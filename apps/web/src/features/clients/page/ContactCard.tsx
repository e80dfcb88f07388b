import type { Client, ClientPerson } from '@oaklet/api/contract'
import { Card, DescriptionList, Stack, Text } from '@oaklet/design-system'
import { contactItems, ContactLink, numbered } from '../contact-items'
import { isGuardian, rolesWords } from '../people/person-words'

interface ContactCardProps {
  client: Client
  /** `YYYY-MM-DD` where the practice is. */
  today: string
}

/** How to reach the client, what they allow, and who else is to be called. */
export function ContactCard({ client, today }: ContactCardProps) {
  const { contacts, address, people } = client
  const items = [
    ...contactItems(contacts),
    ...(address === null ? [] : [{ term: 'Address', description: addressLines(address) }]),
    ...calledItems(people, today),
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

/** The guardians of today and those whom to call in an emergency, each under what they are. */
function calledItems(people: readonly ClientPerson[], today: string) {
  const called = people
    .map((person) => ({ person, term: rolesWords(calledAs(person, today)) }))
    .filter(({ term }) => term !== '')
  const terms = numbered(called.map(({ term }) => term))
  return called.map(({ person: { name, relationship, contacts } }, index) => ({
    term: terms[index] ?? '',
    description: (
      <Stack gap="none">
        <Text>{[name, relationship].filter(Boolean).join(' · ')}</Text>
        {contacts.map((contact) => (
          <ContactLink key={contact.kind + contact.value} {...contact} />
        ))}
      </Stack>
    ),
  }))
}

const calledAs = (person: ClientPerson, today: string) =>
  person.roles.filter((role) => role === 'emergency' || (role === 'guardian' && isGuardian(person, today)))
