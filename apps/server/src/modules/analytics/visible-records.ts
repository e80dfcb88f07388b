import { sql, type SQL } from 'drizzle-orm'
import type { Scope, StaffActor } from '../../actor'
import { appointments } from '../../db/schema/appointments-table'
import { clients } from '../../db/schema/clients-table'
import { isVisibleAppointment } from '../appointments'
import type { RecordPermission } from './record-source'
import { isVisibleClient } from '../caseload'

interface Seeing {
  permission: RecordPermission
  reach: Scope
}

/** Of these records, those that the actor's own lists of such records show; money is narrowed by its client. */
export function visibleRecords(
  rows: SQL,
  actor: StaffActor,
  practiceId: string,
  { permission, reach }: Seeing,
): SQL {
  if (reach === 'all') return rows
  const isOwn =
    permission === 'appointments:view'
      ? sql`record_id in (
          select ${appointments.id} from ${appointments} where ${isVisibleAppointment(actor, practiceId, reach)}
        )`
      : sql`client_id in (select ${clients.id} from ${clients} where ${isVisibleClient(actor, practiceId, reach)})`
  return sql`select * from (${rows}) listed where ${isOwn}`
}
