import type * as api from '@oaklet/api/contract'
import type { Holiday } from '@oaklet/api/contract'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { insertHoliday } from './insert-holiday'

/** Adds several holidays to the practice, all of them or none. */
export async function addHolidays(
  { params: { practiceId }, body: { holidays } }: CallOf<typeof api.addHolidays>,
  work: Work,
): Promise<Holiday[]> {
  const added: Holiday[] = []
  for (const holiday of holidays) added.push(await insertHoliday(work, practiceId, holiday))
  return added
}
