import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { useApi } from '../../../../shared/use-api'
import { usePermissions, usePracticeId } from '../../../../shared/use-session'
import { billingQueries } from '../../billing-queries'
import { aroundDraft } from './review-drafts'

/**
 * The drafts around a statement: undefined until they are known, and null where the address says that none are looked
 * through, or they can't be had.
 */
export function useReview(statementId: string) {
  const [search] = useSearchParams()
  const maySend = usePermissions()('invoices:send')
  const place = maySend ? search.get('review') : null
  const drafts = useQuery({
    ...billingQueries(useApi(), usePracticeId()).draftStatements(),
    enabled: place !== null,
  })
  if (place === null || drafts.isLoadingError) return null
  return drafts.data && aroundDraft(drafts.data.items, statementId, place)
}
