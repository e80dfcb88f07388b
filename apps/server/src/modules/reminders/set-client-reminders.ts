import type * as api from '@oaklet/api/contract'
import type { ClientReminders } from '@oaklet/api/contract'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { holdClientOf } from '../caseload'
import { readClientReminders, stopClientReminders } from './client-reminders'

/** Stops the reminders of a client, or lets them go on. */
export async function setClientReminders(
  { scope, params: key, body: { isStopped } }: CallOf<typeof api.setClientReminders>,
  work: Work,
): Promise<ClientReminders> {
  const { id } = await holdClientOf(work, key, scope)
  await stopClientReminders(work, key, isStopped)
  return readClientReminders(work, id)
}
