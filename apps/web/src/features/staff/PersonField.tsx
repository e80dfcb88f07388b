import type { StaffSummary } from '@oaklet/api/contract'
import { ComboBox } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../shared/use-api'
import { useNameSearch } from '../../shared/use-name-search'
import { staffQueries } from './staff-queries'
import { useStaffOrganization } from './use-staff-organization'

interface PickedPerson {
  id: string
  name: string
}

interface PersonFieldProps {
  label: string
  name: string
  description?: string
  isOptional?: boolean
  person: PickedPerson | null
  /** Who can be chosen, among those who work here. */
  fits: (one: StaffSummary) => boolean
  onChange: (person: PickedPerson | null) => void
  errorMessage: string | undefined
}

const SUGGESTIONS = 50

/** Finds a member of the staff while a part of their name is typed. */
export function PersonField({ person, fits, onChange, ...field }: PersonFieldProps) {
  const { orgId } = useStaffOrganization()
  const { typed, setTyped, q, offers } = useNameSearch(person?.name)
  const found = useQuery(
    staffQueries(useApi(), orgId).list({ status: 'active', limit: SUGGESTIONS, ...(q !== '' && { q }) }),
  )
  const { isBehind, isOffered } = offers(found.isPlaceholderData)
  const items = (found.data?.items ?? [])
    .filter((one) => fits(one) && isOffered(one.name))
    .map(({ id, name, credentials }) => ({
      ...{ id, label: name },
      ...(credentials !== '' && { description: credentials }),
    }))
  return (
    <ComboBox
      {...field}
      items={items}
      filter="none"
      inputValue={typed}
      onInputChange={setTyped}
      selectedKey={person?.id ?? null}
      onSelectionChange={(key) => {
        const item = items.find(({ id }) => id === key)
        // What is chosen stays while the list shows others.
        if (!item && key !== null) return
        onChange(item ? { id: item.id, name: item.label } : null)
        if (item) setTyped(item.label)
      }}
      isLoading={isBehind || found.isFetching}
      emptyText={found.isError ? 'Nobody can be loaded just now' : 'Nobody found'}
    />
  )
}
