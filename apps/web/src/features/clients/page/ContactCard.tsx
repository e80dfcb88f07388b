import type { Client, ClientContact } from '@oaklet/api/contract'
import { Card, DescriptionList, Link, PhoneText, Stack, Text } from '@oaklet/design-system'
import { CONTACT_KIND_WORDS } from '../client-words'

/** How to reach the client, and what they allow. */
export function ContactCard({ client }: { client: Client }) {
  const { contacts, address, emergencyContact } = client
  const items = [
    ...contacts.map((contact, index) => ({
      term: termOf(contact, index, contacts),
      description: <Reach contact={contact} />,
    })),
    ...(address === null ? [] : [{ term: 'Address', description: addressLines(address) }]),
    ...(emergencyContact === null
      ? []
      : [{ term: 'Emergency contact', description: <Emergency {...emergencyContact} /> }]),
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

function Reach({ contact }: { contact: ClientContact }) {
  return (
    <Stack gap="none">
      {contact.kind === 'email' ? (
        <Link href={`mailto:${contact.value}`}>{contact.value}</Link>
      ) : (
        <PhoneText value={contact.value} isLink />
      )}
      <Text size="s" tone="quiet">
        {permissionWords(contact)}
      </Text>
    </Stack>
  )
}

/** Numbers tell two mobiles of one client apart. */
function termOf({ kind }: ClientContact, index: number, all: readonly ClientContact[]): string {
  const before = all.slice(0, index).filter((other) => other.kind === kind).length
  return before === 0 ? CONTACT_KIND_WORDS[kind] : `${CONTACT_KIND_WORDS[kind]} ${before + 1}`
}

function permissionWords({ kind, mayEmail, mayText, mayVoicemail }: ClientContact): string {
  const allowed =
    kind === 'email' ? [mayEmail && 'e-mails'] : [mayText && 'texts', mayVoicemail && 'voicemail']
  const words = allowed.filter(Boolean)
  if (words.length > 0) return `Agrees to ${words.join(' and ')}`
  return kind === 'email' ? 'Don’t send e-mails' : 'No texts or voicemail'
}

const addressLines = ({ street, city, state, zipCode, country }: NonNullable<Client['address']>): string =>
  [street, city, `${state} ${zipCode}`.trim(), country].filter(Boolean).join(', ')

function Emergency({ name, relationship, phone }: NonNullable<Client['emergencyContact']>) {
  return (
    <Stack gap="none">
      <Text>{[name, relationship].filter(Boolean).join(' · ')}</Text>
      {phone !== '' && <PhoneText value={phone} isLink />}
    </Stack>
  )
}
