import type { ClientStatus } from '@oaklet/api/contract'
import { StatusBadge } from '@oaklet/design-system'
import { CLIENT_STATUS_WORDS } from './client-words'

/** Where a client stands with the practice. */
export function ClientBadge({ status }: { status: ClientStatus }) {
  const { tone, word } = CLIENT_STATUS_WORDS[status]
  return <StatusBadge tone={tone}>{word}</StatusBadge>
}
