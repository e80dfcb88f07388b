import { COVERAGES_MESSAGES } from '@oaklet/api'
import { AUTHORIZATION_STATE_WORDS, AUTHORIZATION_STATES, type Practice } from '@oaklet/api/contract'
import { EmptyState, Select } from '@oaklet/design-system'
import { WithPractice } from '../../../records/practice/WithPractice'
import { dateInZone } from '../../../shared/format-date'
import { ListFilters } from '../../../shared/lists/ListFilters'
import { ListScreen } from '../../../shared/lists/ListScreen'
import { useListFilters } from '../../../shared/lists/use-list-filters'
import { usePagedList } from '../../../shared/lists/use-paged-list'
import { useApi } from '../../../shared/use-api'
import { useNow } from '../../../shared/use-now'
import { usePage } from '../../../shared/use-page'
import { usePermissions } from '../../../shared/use-session'
import { AUTHORIZATIONS_CRUMBS } from '../billing-crumbs'
import { billingQueries } from '../billing-queries'
import { useListFile } from '../use-list-file'
import { AuthorizationsTable } from './AuthorizationsTable'

const CHOICES = { state: ['not_ended', ...AUTHORIZATION_STATES] } as const
const STATES: readonly { id: (typeof CHOICES.state)[number]; label: string }[] = [
  { id: 'not_ended', label: 'All that have not ended' },
  ...AUTHORIZATION_STATES.map((id) => ({ id, label: AUTHORIZATION_STATE_WORDS[id] })),
]

/** /billing/authorizations: what payers have allowed in advance, what is left of it, and what runs out. */
export function AuthorizationsScreen() {
  usePage('Authorizations')
  return <WithPractice>{(practice) => <Authorizations practice={practice} />}</WithPractice>
}

function Authorizations({ practice }: { practice: Practice }) {
  const may = usePermissions()
  const today = dateInZone(useNow(), practice.timeZone)
  const { asked, narrowed, pages, ...filters } = useListFilters(CHOICES)
  const file = useListFile('authorizations', practice, narrowed)
  const list = usePagedList(pages, billingQueries(useApi(), practice.id).authorizations(asked))
  return (
    <ListScreen
      title="Authorizations"
      // Who sees clients and no money has no way up to the home of the billing.
      breadcrumbs={may('invoices:view') ? AUTHORIZATIONS_CRUMBS : undefined}
      counted={['authorization', 'authorizations']}
      file={file}
      filters={
        <ListFilters
          label="Filter authorizations"
          find="Find an authorization"
          shortcut="Find an authorization"
          words={filters}
        >
          <Select
            label="Status"
            isLabelHidden
            items={STATES}
            selectedKey={filters.chosen.state}
            onSelectionChange={(state) => filters.choose('state', state)}
          />
        </ListFilters>
      }
      list={list}
      failure={COVERAGES_MESSAGES.listAuthorizations}
      pages="Pages of authorizations"
      isFiltered={filters.isFiltered}
      nothingYet={
        <EmptyState title="No authorizations">
          Sessions that a payer has allowed in advance show here until the authorization ends. Add one on the
          Insurance tab of a client.
        </EmptyState>
      }
      noMatch={
        <EmptyState title="No authorization matches">
          Try another client, number or payer, or another status.
        </EmptyState>
      }
      table={(rows) => <AuthorizationsTable rows={rows} today={today} />}
    />
  )
}
