import { AUDIT_MESSAGES } from '@oaklet/api'
import { type AuditEvent, MAX_AUDIT_EVENTS_COUNTED, type OrganizationSettings } from '@oaklet/api/contract'
import { Button, EmptyState, Spread, Stack, Text } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { dateInZone } from '../../../shared/format-date'
import { lazyDialog } from '../../../shared/lazy-dialog'
import { ListSection } from '../../../shared/lists/ListSection'
import { useCursorPages } from '../../../shared/lists/use-cursor-pages'
import { usePagedList } from '../../../shared/lists/use-paged-list'
import type { ShownPage } from '../../../shared/lists/use-shown-page'
import { useApi } from '../../../shared/use-api'
import { useNow } from '../../../shared/use-now'
import { WithOrganization } from '../WithOrganization'
import { type AuditFilters, countFilters, readFilters, writeFilters } from './audit-filters'
import { auditQueries } from './audit-queries'
import { AuditFilterBar } from './AuditFilterBar'
import { AuditTable } from './AuditTable'
import type { EventDetailsProps } from './event-details-props'
import { eventWords } from './event-words'
import type { ExportDialogProps } from './export-dialog-props'

const NONE: readonly never[] = []

const EventDetails = lazyDialog<EventDetailsProps>(
  ({ event }) => eventWords(event),
  async () => (await import('./EventDetails')).EventDetails,
)
const ExportDialog = lazyDialog<ExportDialogProps>(
  () => 'Export the audit log',
  async () => (await import('./ExportDialog')).ExportDialog,
)

/** Who did what, for those who may know. */
export function AuditSection() {
  return <WithOrganization>{(settings) => <AuditLog organization={settings} />}</WithOrganization>
}

function AuditLog({ organization }: { organization: OrganizationSettings }) {
  const { id: orgId } = organization
  const { timezone } = organization.settings
  const today = dateInZone(useNow(), timezone)
  const [search, setSearch] = useSearchParams()
  const filters = readFilters(search)
  const show = (next: AuditFilters) => setSearch((before) => writeFilters(before, next), { replace: true })
  const [opened, setOpened] = useState<'export' | AuditEvent | null>(null)
  const close = () => setOpened(null)

  const queries = auditQueries(useApi(), orgId)
  const pages = useCursorPages(JSON.stringify(filters))
  const people = useQuery(queries.people())
  const list = usePagedList(pages, queries.events({ ...pages.asked, ...filters }))
  const { shown } = list
  const isCapped = shown !== undefined && shown.total >= MAX_AUDIT_EVENTS_COUNTED
  // Kept by itself: a reload may push it to another page.
  const event = opened === 'export' ? null : opened

  return (
    <Stack gap="l">
      <Spread>
        <Text tone="quiet">
          {filters.recordId === undefined
            ? 'Every change and every opened chart, the newest first. Nothing can be changed or deleted here.'
            : 'Only what happened to one record, the newest first.'}
        </Text>
        <Button {...ExportDialog.onIntent} onPress={() => setOpened('export')}>
          Export
        </Button>
      </Spread>
      <ListSection
        list={isCapped ? { ...list, shown: orMore(shown) } : list}
        filters={
          <AuditFilterBar filters={filters} people={people.data ?? NONE} today={today} onChange={show} />
        }
        failure={AUDIT_MESSAGES.list}
        pages="Pages of the audit log"
        isFiltered={countFilters(filters) > 0}
        nothingYet={
          <EmptyState title="No events yet">
            Whatever people change, and every chart that they open, is recorded here.
          </EmptyState>
        }
        noMatch={<EmptyState title="No event matches">Choose other dates, or clear a filter.</EmptyState>}
        table={(rows) => (
          <AuditTable
            {...rows}
            timeZone={timezone}
            today={today}
            onOpen={(id) => setOpened(rows.rows.find((one) => one.id === id) ?? null)}
          />
        )}
      />
      {event && (
        <EventDetails
          event={event}
          timeZone={timezone}
          today={today}
          onClose={close}
          onShowRecord={(recordId) => {
            close()
            show({ recordId })
          }}
        />
      )}
      {opened === 'export' && <ExportDialog orgId={orgId} filters={filters} today={today} onClose={close} />}
    </Stack>
  )
}

/** The page of a list that was counted only so far. */
function orMore(shown: ShownPage<AuditEvent>): ShownPage<AuditEvent> {
  return { ...shown, pager: { ...shown.pager, range: `${shown.pager.range} or more` } }
}
