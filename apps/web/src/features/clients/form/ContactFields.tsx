import { CONTACT_KINDS } from '@oaklet/api/contract'
import { Button, FieldGroup, type FormError, Grid, Icon, Inline, Stack } from '@oaklet/design-system'
import { newId } from '../../../shared/new-id'
import { contactField, type ContactValues, newContact } from './contact-values'
import { CONTACT_KIND_WORDS } from '../client-words'
import { ContactLine } from './ContactLine'

const MAX_CONTACTS = 10

interface ContactFieldsProps {
  contacts: readonly ContactValues[]
  errors: readonly FormError[]
  onChange: (contacts: readonly ContactValues[]) => void
}

/** How to reach a person: as many numbers and addresses as they have. */
export function ContactFields({ contacts, errors, onChange }: ContactFieldsProps) {
  const change = (key: string, changes: Partial<ContactValues>) =>
    onChange(contacts.map((one) => (one.key === key ? { ...one, ...changes } : one)))
  return (
    <FieldGroup legend="Contact">
      <Stack gap="xl">
        <Grid min="18rem" gap="l">
          {contacts.map((contact) => (
            <ContactLine
              key={contact.key}
              contact={contact}
              label={labelOf(contact, contacts)}
              errorMessage={errors.find(({ path }) => path === contactField(contact.key))?.message}
              onChange={(changes) => change(contact.key, changes)}
              onRemove={() => onChange(contacts.filter(({ key }) => key !== contact.key))}
            />
          ))}
        </Grid>
        {contacts.length < MAX_CONTACTS && (
          <Inline gap="s">
            {CONTACT_KINDS.map((kind) => (
              <Button
                key={kind}
                size="small"
                icon={<Icon of="plus" size="s" />}
                onPress={() => onChange([...contacts, newContact(kind, newId())])}
              >
                {CONTACT_KIND_WORDS[kind]}
              </Button>
            ))}
          </Inline>
        )}
      </Stack>
    </FieldGroup>
  )
}

/** Numbers tell several of a kind apart. */
function labelOf({ key, kind }: ContactValues, all: readonly ContactValues[]): string {
  const same = all.filter((other) => other.kind === kind)
  const words = CONTACT_KIND_WORDS[kind]
  return same.length === 1 ? words : `${words} ${same.findIndex((other) => other.key === key) + 1}`
}
