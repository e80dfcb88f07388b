import type * as api from '@oaklet/api/contract'
import type { Appointment } from '@oaklet/api/contract'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { findMet } from './find-met'

/** The appointments ahead in the times of a block. */
export const listMetAppointments = (
  { scope, params: key }: CallOf<typeof api.listMetAppointments>,
  work: Work,
): Promise<Appointment[]> => findMet(work, key, scope)
