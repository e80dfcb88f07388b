import type { Appointment } from '@oaklet/api/contract'
import { requirePractice, scopeOf, type StaffActor } from '../../actor'
import { inTenant } from '../../db/tenant'
import type { Deps } from '../../deps'
import { findAppointment, type AppointmentKey } from './find-appointment'

/** One appointment of the practice. */
export function getAppointment(deps: Deps, actor: StaffActor, key: AppointmentKey): Promise<Appointment> {
  requirePractice(actor, key.practiceId)
  return inTenant(deps.db, actor.organizationId, (tx) =>
    findAppointment(tx, actor, key, scopeOf(actor, 'appointments:view')),
  )
}
