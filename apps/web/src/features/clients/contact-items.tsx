import type { ClientContact } from '@oaklet/api/contract'
import { Link, PhoneText, Stack, Text } from '@oaklet/design-system'
import { CONTACT_KIND_WORDS } from './client-words'

/** Ways to reach a person, each with what they allow, as a DescriptionList shows them. */
export const contactItems = (contacts: readonly ClientContact[]) =>
  contacts.map((contact, index) => ({
    term: termOf(contact, index, contacts),
    description: (
      <Stack gap="none">
        <ContactLink {...contact} />
        <Text size="s" tone="quiet">
          {permissionWords(contact)}
        </Text>
      </Stack>
    ),
  }))

/** A number or an address that can be called or written to. */
export const ContactLink = ({ kind, value }: Pick<ClientContact, 'kind' | 'value'>) =>
  kind === 'email' ? <Link href={`mailto:${value}`}>{value}</Link> : <PhoneText value={value} isLink />

/** Numbers tell two mobiles of one person apart. */
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
