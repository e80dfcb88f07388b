import type * as api from '@oaklet/api/contract'
import type { Appointment } from '@oaklet/api/contract'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { findAppointment } from './find-appointment'

/** One appointment of the practice. */
export async function getAppointment(
  { scope, params: key }: CallOf<typeof api.getAppointment>,
  work: Work,
): Promise<Appointment> {
  return findAppointment(work, key, scope)
}
