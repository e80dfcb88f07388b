import { CLAIMS_MESSAGES } from '@oaklet/api'
import type { ClaimFolders } from '@oaklet/api/contract'
import type { UseQueryResult } from '@tanstack/react-query'
import { LoadFailure } from '../../../shared/LoadFailure'

/** Says that the folders of claim files could not be loaded, with a way to try again; nothing where they were. */
export function FoldersFailure({ query }: { query: UseQueryResult<ClaimFolders | null> }) {
  if (!query.isError || query.data !== undefined) return null
  return (
    <LoadFailure
      error={query.error}
      fallback={CLAIMS_MESSAGES.folders}
      onRetry={() => void query.refetch()}
    />
  )
}
