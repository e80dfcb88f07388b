import { Skeleton } from '@oaklet/design-system'
import { useSearchParams } from 'react-router-dom'
import { WithPractice } from '../../../records/practice/WithPractice'
import { lazySection } from '../../../shared/lazy-section'
import { usePermissions } from '../../../shared/use-session'
import { StatementsList } from './StatementsList'

// Most visits look at the list; the work of the month is for once a month.
const MakeStatements = lazySection(
  async () => (await import('./making/MakeStatements')).MakeStatements,
  <Skeleton shape="row" count={6} />,
)
const ReviewStatements = lazySection(
  async () => (await import('./review/ReviewStatements')).ReviewStatements,
  <Skeleton shape="row" count={6} />,
)
const AfterThree = lazySection(
  async () => (await import('./AfterThree')).AfterThree,
  <Skeleton shape="row" count={6} />,
)

/**
 * /billing/statements: all of them; with `?make=` who owes and has none, with `?review=` the drafts to look through and
 * send, and with `?owing=` who owes after three of them.
 */
export function StatementsScreen() {
  const [search] = useSearchParams()
  const maySend = usePermissions()('invoices:send')
  const Part = partOf(search, maySend)
  return <WithPractice>{(practice) => <Part practice={practice} />}</WithPractice>
}

function partOf(search: URLSearchParams, maySend: boolean) {
  if (search.has('owing')) return AfterThree
  if (maySend && search.has('make')) return MakeStatements
  return maySend && search.has('review') ? ReviewStatements : StatementsList
}
