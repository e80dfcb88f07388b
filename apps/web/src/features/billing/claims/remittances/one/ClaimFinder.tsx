import { ComboBox } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { formatMediumDate } from '../../../../../shared/format-date'
import { useApi } from '../../../../../shared/use-api'
import { useNameSearch } from '../../../../../shared/use-name-search'
import { usePracticeId } from '../../../../../shared/use-session'
import { billingQueries } from '../../../billing-queries'

/** A claim of ours that was looked for. */
export interface FoundClaim {
  id: string
  /** `K000000018, Mari Vega` */
  name: string
}

interface ClaimFinderProps {
  label: string
  description?: string
  claim: FoundClaim | null
  /** Only claims to this insurance; to any unless given. */
  payerId?: string
  /** Claims that are not offered. */
  exceptIds?: readonly string[]
  onChange: (claim: FoundClaim | null) => void
  isOptional?: boolean
  errorMessage?: string | undefined
  name?: string
}

const SUGGESTIONS = 20

/** Finds a claim that was sent on the server, while someone types its control number or its client. */
export function ClaimFinder({ claim, onChange, payerId, exceptIds = [], ...field }: ClaimFinderProps) {
  const { typed, setTyped, q, offers } = useNameSearch(claim?.name)
  const found = useQuery(
    billingQueries(useApi(), usePracticeId()).claims({
      limit: SUGGESTIONS,
      ...(q && { q }),
      ...(payerId !== undefined && { payerId }),
    }),
  )
  const { isBehind, isOffered } = offers(found.isPlaceholderData)
  const items = (found.data?.items ?? [])
    .filter(({ id, submittedOn }) => submittedOn !== null && !exceptIds.includes(id))
    .map(({ id, pcn, client, payer, firstOn }) => ({
      id,
      label: `${pcn}, ${client.name}`,
      description: `${payer.name}, ${formatMediumDate(firstOn)}`,
    }))
    .filter(({ label }) => isOffered(label))
  return (
    <ComboBox
      {...field}
      items={items}
      filter="none"
      inputValue={typed}
      onInputChange={setTyped}
      selectedKey={claim?.id ?? null}
      onSelectionChange={(key) => {
        const item = items.find(({ id }) => id === key)
        onChange(item ? { id: item.id, name: item.label } : null)
        if (item) setTyped(item.label)
      }}
      isLoading={isBehind || found.isFetching}
      emptyText={
        found.isError ? 'Claims can’t be loaded just now' : 'No sent claim has this number or client'
      }
    />
  )
}
