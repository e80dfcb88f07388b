import type { ClientContact } from '@oaklet/api/contract'
import { formatPhone } from '@oaklet/design-system'
import { CONTACT_KIND_WORDS } from '../client-words'

/** `Mobile (518) 555-0142 (texts, voicemail)`. */
export function contactWords({ kind, value, mayEmail, mayText, mayVoicemail }: ClientContact): string {
  const allowed = [mayEmail && 'e-mails', mayText && 'texts', mayVoicemail && 'voicemail'].filter(Boolean)
  const words = `${CONTACT_KIND_WORDS[kind]} ${kind === 'email' ? value : formatPhone(value)}`
  return allowed.length === 0 ? words : `${words} (${allowed.join(', ')})`
}
