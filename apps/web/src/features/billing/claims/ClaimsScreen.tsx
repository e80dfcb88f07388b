import type { Practice } from '@oaklet/api/contract'
import { PAGE_HEADING_ID, PageHeader, Skeleton, Stack, Tabs } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { WithPractice } from '../../../records/practice/WithPractice'
import { lazySection } from '../../../shared/lazy-section'
import { useApi } from '../../../shared/use-api'
import { useKeptFocus } from '../../../shared/use-kept-focus'
import { usePage } from '../../../shared/use-page'
import { usePermissions, usePermissionsForAll } from '../../../shared/use-session'
import { CLAIMS_CRUMBS } from '../billing-crumbs'
import { billingQueries } from '../billing-queries'
import { totalsWords } from './claim-words'

// Each of the tabs is a visit of its own.
const ClaimsList = lazySection(
  async () => (await import('./list/ClaimsList')).ClaimsList,
  <Skeleton shape="row" count={6} />,
)
const MakeClaims = lazySection(
  async () => (await import('./making/MakeClaims')).MakeClaims,
  <Skeleton shape="row" count={6} />,
)
const ClaimFiles = lazySection(
  async () => (await import('./files/ClaimFiles')).ClaimFiles,
  <Skeleton shape="row" count={6} />,
)
const ClaimAnswers = lazySection(
  async () => (await import('./answers/ClaimAnswers')).ClaimAnswers,
  <Skeleton shape="row" count={6} />,
)
const ClaimRemittances = lazySection(
  async () => (await import('./remittances/ClaimRemittances')).ClaimRemittances,
  <Skeleton shape="row" count={6} />,
)

const VIEWS = ['make', 'claims', 'files', 'answers', 'remittances'] as const
type View = (typeof VIEWS)[number]

const TABS = {
  make: (practice: Practice) => ({ label: 'To make', content: <MakeClaims practice={practice} /> }),
  claims: (practice: Practice) => ({ label: 'Claims', content: <ClaimsList practice={practice} /> }),
  files: (practice: Practice) => ({ label: 'Files', content: <ClaimFiles practice={practice} /> }),
  answers: (practice: Practice) => ({ label: 'Answers', content: <ClaimAnswers practice={practice} /> }),
  remittances: (practice: Practice) => ({
    label: 'Remittances',
    content: <ClaimRemittances practice={practice} />,
  }),
} as const satisfies Record<View, unknown>

/** /billing/claims: all of them, or with `?view=` the sessions that wait for one, what was sent, answered or paid. */
export function ClaimsScreen() {
  usePage('Claims')
  return <WithPractice>{(practice) => <Views practice={practice} />}</WithPractice>
}

function Views({ practice }: { practice: Practice }) {
  const [search, setSearch] = useSearchParams()
  const totals = useQuery(billingQueries(useApi(), practice.id).claimTotals())
  const mayMake = usePermissions()('claims:create')
  const seesAll = usePermissionsForAll()('claims:view')
  const views = VIEWS.filter((one) => one === 'claims' || (one === 'make' ? mayMake : seesAll))
  const view = views.find((one) => one === search.get('view')) ?? 'claims'
  // What makes a file of claims leads from their tab to the one of the files, and goes with the first.
  useKeptFocus(view, PAGE_HEADING_ID)
  return (
    <Stack gap="xl">
      <PageHeader
        title="Claims"
        breadcrumbs={CLAIMS_CRUMBS}
        isSummaryLate
        summary={
          totals.isPending ? (
            <Skeleton shape="line" width="min(20rem, 100%)" height="1lh" />
          ) : (
            totals.data && totalsWords(totals.data)
          )
        }
      />
      <Tabs<View>
        label="Claims"
        tabs={views.map((id) => ({ id, ...TABS[id](practice) }))}
        selectedKey={view}
        onSelectionChange={(next) => setSearch(next === 'claims' ? {} : { view: next }, { replace: true })}
      />
    </Stack>
  )
}
