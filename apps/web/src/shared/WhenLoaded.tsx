import { LoadingRegion, Skeleton } from '@oaklet/design-system'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoadFailure } from './LoadFailure'

interface WhenLoadedProps<Data> {
  query: UseQueryResult<Data>
  /** The specification's sentence for when the server gives none. */
  fallback: string
  /** What is loading, for who can't see the placeholder. */
  label: string
  /** What stands there until then; a block where nothing is said. */
  placeholder?: ReactNode
  children: (data: Data) => ReactNode
}

/** Shows what was asked for once it is known, and in its place that it is loading, or why it could not be loaded. */
export function WhenLoaded<Data>({ query, fallback, label, placeholder, children }: WhenLoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data)
  if (query.isError) {
    return <LoadFailure error={query.error} fallback={fallback} onRetry={() => void query.refetch()} />
  }
  return (
    <LoadingRegion label={label} isLoading>
      {placeholder ?? <Skeleton shape="block" />}
    </LoadingRegion>
  )
}
