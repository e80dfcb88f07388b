import type { ClientStatus } from '@oaklet/api/contract'
import { addDays } from '../calendar-day'
import type { Tx } from '../db/database'
import { clientStatusChanges } from '../db/schema/client-status-changes-table'
import type { DemoClient } from './demo-clients'
import { demoId } from './demo-id'
import { insertRows } from '../db/insert-rows'

/** Tells how each client came to be what they are: when treatment began, when it ended, and when they were archived. */
export const insertStatusChanges = (tx: Tx, clients: readonly DemoClient[]): Promise<void> =>
  insertRows(tx, clientStatusChanges, clients.flatMap(changesOf))

function changesOf({ row, since, until }: DemoClient) {
  const change = (fromStatus: ClientStatus, toStatus: ClientStatus, day: string) => ({
    organizationId: row.organizationId,
    id: demoId(`status ${row.id} ${toStatus}`),
    practiceId: row.practiceId,
    clientId: row.id,
    fromStatus,
    toStatus,
    changedAt: new Date(`${day}T16:00:00Z`),
  })
  if (row.status === 'prospective') return []
  const began = change('prospective', 'active', since)
  if (until === null) return [began]
  const ended = change('active', 'inactive', until)
  if (row.status === 'inactive') return [began, ended]
  return [began, ended, change('inactive', 'archived', addDays(until, 14))]
}
