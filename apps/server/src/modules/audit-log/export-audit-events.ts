import { MAX_AUDIT_EVENTS_EXPORTED, type AuditExportQuery, type FileAnswer } from '@oaklet/api/contract'
import type * as z from 'zod/mini'
import type { StaffActor } from '../../actor'
import { csvTable } from '../../csv-table'
import type { Deps } from '../../deps'
import { validationFailed } from '../../errors'
import { inWork } from '../../work'
import { recordAudit } from '../audit'
import { matchesFilters } from './matches-filters'
import { selectAuditEvents, type SelectedEvent } from './select-audit-events'

const COLUMNS = [
  'number',
  'time',
  'actor',
  'person',
  'action',
  'resource',
  'record',
  'changed fields',
  'recorded by',
  'address',
  'request',
  'hash',
]

/** The events of a range as a file, with no record's name in it; that it was taken out is an event itself. */
export function exportAuditEvents(
  deps: Deps,
  actor: StaffActor,
  filters: z.infer<typeof AuditExportQuery>,
): Promise<FileAnswer> {
  const { organizationId } = actor
  return inWork(deps, actor, async (work) => {
    const matches = await matchesFilters(work, filters)
    const rows = await selectAuditEvents(work.tx, matches, MAX_AUDIT_EVENTS_EXPORTED + 1)
    if (rows.length > MAX_AUDIT_EVENTS_EXPORTED) throw tooMany()
    await recordAudit(work, { action: 'exported', resource: 'audit', recordId: organizationId })
    return {
      bytes: new TextEncoder().encode(csvTable([COLUMNS, ...rows.map(cellsOf)])),
      contentType: 'text/csv; charset=utf-8',
      fileName: `audit-${filters.startDate}-to-${filters.endDate}.csv`,
    }
  })
}

const tooMany = () =>
  validationFailed([
    {
      path: 'endDate',
      message: `These are more than ${MAX_AUDIT_EVENTS_EXPORTED.toLocaleString('en-US')} events. Choose a shorter time`,
    },
  ])

/** The kind of actor, with the job's or the provider's name or the client's id. */
const actorCell = ({ actorKind, actorName, clientId }: SelectedEvent['event']) =>
  [actorKind, actorName ?? clientId].filter((part) => part !== null).join(' ')

const cellsOf = ({ event, person }: SelectedEvent) => [
  event.seq,
  event.occurredAt.toISOString(),
  actorCell(event),
  person?.name ?? '',
  event.action,
  event.resource,
  event.recordId,
  event.changed.join(' '),
  event.source,
  event.address ?? '',
  event.requestId ?? '',
  event.hash,
]
