import type * as api from '@oaklet/api/contract'
import type { ReminderSettings } from '@oaklet/api/contract'
import { reminderSettings } from '../../db/schema/reminders-table'
import { staleEdit } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { changedFields, recordAudit } from '../audit'
import { lockPractice } from '../organization'
import { noteKnown } from './notices/note-known'
import { readReminderSettings } from './read-reminder-settings'

/** Changes how clients are reminded, unless someone else has changed it since `version`. */
export async function updateReminderSettings(
  { actor, params: { practiceId }, body: { version, ...input } }: CallOf<typeof api.updateReminderSettings>,
  work: Work,
): Promise<ReminderSettings> {
  await lockPractice(work, practiceId)
  const before = await readReminderSettings(work, practiceId)
  if (before.version !== version) throw staleEdit(before)
  const { hours, ...rest } = input
  const changes = { ...rest, ...hours, version: version + 1, updatedAt: work.now() }
  await work.tx
    .insert(reminderSettings)
    .values({ organizationId: actor.organizationId, practiceId, ...changes, createdAt: work.now() })
    .onConflictDoUpdate({
      target: [reminderSettings.organizationId, reminderSettings.practiceId],
      set: changes,
    })
  if (input.tellsChanges && !before.tellsChanges) await noteKnown(work, practiceId)
  await recordAudit(work, {
    ...{ action: 'updated', resource: 'reminder_settings', recordId: practiceId },
    changed: changedFields(before, input),
  })
  return readReminderSettings(work, practiceId)
}
