import type { Appointment } from '@oaklet/api/contract'
import { requirePractice, scopeOf, type StaffActor } from '../../actor'
import type { Deps } from '../../deps'
import { inWork } from '../../work'
import { findAppointment, type AppointmentKey } from './find-appointment'

/** One appointment of the practice. */
export function getAppointment(deps: Deps, actor: StaffActor, key: AppointmentKey): Promise<Appointment> {
  requirePractice(actor, key.practiceId)
  return inWork(deps, actor, (work) => findAppointment(work, key, scopeOf(actor, 'appointments:view')))
}
