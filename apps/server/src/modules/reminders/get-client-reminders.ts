import type * as api from '@oaklet/api/contract'
import type { ClientReminders } from '@oaklet/api/contract'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { clientOf } from '../caseload'
import { readClientReminders } from './client-reminders'

/** Returns whether a client gets reminders. */
export async function getClientReminders(
  { scope, params: key }: CallOf<typeof api.getClientReminders>,
  work: Work,
): Promise<ClientReminders> {
  const { id } = await clientOf(work, key, scope)
  return readClientReminders(work, id)
}
