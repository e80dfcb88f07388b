import type { ReminderSettings } from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import type { Actor } from '../../actor'
import { reminderSettings } from '../../db/schema/reminders-table'
import type { Work } from '../../work'

/** What a practice has until somebody changes it: no client is written to before that. */
const UNCHANGED = {
  ...{ isOn: false, tellsChanges: false, daysBefore: [2], hours: { opens: '08:00', closes: '20:00' } },
  ...{ publicName: '', lateHours: 24, version: 0 },
} satisfies Omit<ReminderSettings, 'practiceId'>

/** How a practice reminds its clients. */
export async function readReminderSettings(
  { tx, actor }: Pick<Work<Actor>, 'tx' | 'actor'>,
  practiceId: string,
): Promise<ReminderSettings> {
  const [row] = await tx
    .select()
    .from(reminderSettings)
    .where(
      and(
        eq(reminderSettings.organizationId, actor.organizationId),
        eq(reminderSettings.practiceId, practiceId),
      ),
    )
  if (row === undefined) return { practiceId, ...UNCHANGED }
  const { isOn, tellsChanges, daysBefore, opens, closes, publicName, lateHours, version } = row
  return {
    practiceId,
    isOn,
    tellsChanges,
    daysBefore,
    hours: { opens, closes },
    publicName,
    lateHours,
    version,
  }
}
