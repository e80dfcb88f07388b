import { ComboBox } from '@oaklet/design-system'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatFullDate } from './format-date'
import { useApi } from './use-api'
import { useDebounced } from './use-debounced'
import { usePracticeId } from './use-session'

export interface PickedClient {
  id: string
  name: string
}

interface ClientPickerProps {
  client: PickedClient | null
  onChange: (client: PickedClient | null) => void
  errorMessage?: string | undefined
  name?: string
  autoFocus?: boolean
}

const SUGGESTIONS = 20
const TYPING_PAUSE_MS = 200

/** Finds a client on the server while someone types their name, e-mail or phone. */
export function ClientPicker({ client, onChange, ...field }: ClientPickerProps) {
  const api = useApi()
  const practiceId = usePracticeId()
  const [typed, setTyped] = useState(client?.name ?? '')
  const q = useDebounced(typed === client?.name ? '' : typed.trim(), TYPING_PAUSE_MS)
  const found = useQuery({
    queryKey: [practiceId, 'clients', 'picker', q],
    queryFn: ({ signal }) =>
      api.clients.list({ practiceId }, { limit: SUGGESTIONS, ...(q && { q }) }, { signal }),
    placeholderData: keepPreviousData,
  })
  const items = (found.data?.items ?? [])
    .filter(({ status }) => status !== 'archived')
    .map(({ id, displayName, dateOfBirth }) => ({
      id,
      label: displayName,
      ...(dateOfBirth !== null && { description: `born ${formatFullDate(dateOfBirth)}` }),
    }))

  return (
    <ComboBox
      {...field}
      label="Client"
      items={items}
      filter="none"
      inputValue={typed}
      onInputChange={setTyped}
      selectedKey={client?.id ?? null}
      onSelectionChange={(key) => {
        const item = items.find(({ id }) => id === key)
        onChange(item ? { id: item.id, name: item.label } : null)
        if (item) setTyped(item.label)
      }}
      isLoading={found.isFetching}
      emptyText={found.isError ? 'Clients can’t be loaded just now' : 'No client found'}
    />
  )
}
