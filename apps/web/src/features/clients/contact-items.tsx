import type { ClientContact } from '@oaklet/api/contract'
import { Link, PhoneText, Stack, Text } from '@oaklet/design-system'
import { CONTACT_KIND_WORDS } from './client-words'

/** Ways to reach a person, each with what they allow, as a DescriptionList shows them. */
export function contactItems(contacts: readonly ClientContact[]) {
  const terms = numbered(contacts.map(({ kind }) => CONTACT_KIND_WORDS[kind]))
  return contacts.map((contact, index) => ({
    term: terms[index] ?? '',
    description: (
      <Stack gap="none">
        <ContactLink {...contact} />
        <Text size="s" tone="quiet">
          {permissionWords(contact)}
        </Text>
      </Stack>
    ),
  }))
}

/** The terms with a number where one stands again: `Mobile`, `Mobile 2`. */
export const numbered = (terms: readonly string[]): string[] =>
  terms.map((term, index) => {
    const before = terms.slice(0, index).filter((other) => other === term).length
    return before === 0 ? term : `${term} ${before + 1}`
  })

/** A number or an address that can be called or written to. */
export const ContactLink = ({ kind, value }: Pick<ClientContact, 'kind' | 'value'>) =>
  kind === 'email' ? <Link href={`mailto:${value}`}>{value}</Link> : <PhoneText value={value} isLink />

function permissionWords({ kind, mayEmail, mayText, mayVoicemail }: ClientContact): string {
  const allowed =
    kind === 'email' ? [mayEmail && 'e-mails'] : [mayText && 'texts', mayVoicemail && 'voicemail']
  const words = allowed.filter(Boolean)
  if (words.length > 0) return `Agrees to ${words.join(' and ')}`
  return kind === 'email' ? 'Don’t send e-mails' : 'No texts or voicemail'
}
