import { ComboBox } from '@oaklet/design-system'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { formatFullDate } from '../../shared/format-date'
import { useApi } from '../../shared/use-api'
import { useNameSearch } from '../../shared/use-name-search'
import { usePracticeId } from '../../shared/use-session'
import { finderWords } from './finder-words'

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

/** Finds a client on the server while someone types their name, e-mail or phone. */
export function ClientPicker({ client, onChange, ...field }: ClientPickerProps) {
  const api = useApi()
  const practiceId = usePracticeId()
  const { typed, setTyped, q, offers } = useNameSearch(client?.name)
  const found = useQuery({
    queryKey: [practiceId, 'clients', 'picker', q],
    queryFn: ({ signal }) =>
      api.clients.list({ practiceId }, { limit: SUGGESTIONS, ...(q && { q }) }, { signal }),
    placeholderData: keepPreviousData,
  })
  const { isBehind, isOffered } = offers(found.isPlaceholderData)
  const items = (found.data?.items ?? [])
    .filter(({ status, displayName }) => status !== 'archived' && isOffered(displayName))
    .map(({ id, displayName, dateOfBirth, foundBy }) => {
      const born = dateOfBirth !== null && `born ${formatFullDate(dateOfBirth)}`
      const description = [foundBy && finderWords(foundBy), born].filter(Boolean).join(' · ')
      return { id, label: displayName, ...(description !== '' && { description }) }
    })

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
      isLoading={isBehind || found.isFetching}
      emptyText={found.isError ? 'Clients can’t be loaded just now' : 'No client found'}
    />
  )
}
