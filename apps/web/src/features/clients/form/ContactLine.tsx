import { Button, Checkbox, Inline, PhoneField, Stack, TextField } from '@oaklet/design-system'
import { contactField, type ContactValues } from './contact-values'

interface ContactLineProps {
  contact: ContactValues
  label: string
  errorMessage: string | undefined
  onChange: (changes: Partial<ContactValues>) => void
  onRemove: () => void
}

/** One number or address, and what the person allows it to be used for. */
export function ContactLine({ contact, label, errorMessage, onChange, onRemove }: ContactLineProps) {
  const { key, kind, value, mayEmail, mayText, mayVoicemail } = contact
  const field = {
    label,
    name: contactField(key),
    isOptional: true,
    value,
    onChange: (typed: string) => onChange({ value: typed }),
    errorMessage,
  }
  return (
    <Stack gap="xs">
      {kind === 'email' ? (
        <TextField type="email" autoComplete="off" spellCheck="false" {...field} />
      ) : (
        <PhoneField {...field} />
      )}
      <Inline gap="l" align="center" justify="between">
        <Inline gap="l">
          {kind === 'email' ? (
            <Checkbox isSelected={mayEmail} onChange={(may) => onChange({ mayEmail: may })}>
              May e-mail
            </Checkbox>
          ) : (
            <>
              <Checkbox isSelected={mayText} onChange={(may) => onChange({ mayText: may })}>
                May text
              </Checkbox>
              <Checkbox isSelected={mayVoicemail} onChange={(may) => onChange({ mayVoicemail: may })}>
                Voicemail is fine
              </Checkbox>
            </>
          )}
        </Inline>
        <Button size="small" tone="quiet" onPress={onRemove} aria-label={`Remove ${label}`}>
          Remove
        </Button>
      </Inline>
    </Stack>
  )
}
