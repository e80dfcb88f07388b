import type * as api from '@oaklet/api/contract'
import type { Holiday } from '@oaklet/api/contract'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { insertHoliday } from './insert-holiday'

/** Adds a holiday to the practice. */
export async function createHoliday(
  { params: { practiceId }, body: input }: CallOf<typeof api.createHoliday>,
  work: Work,
): Promise<Holiday> {
  return insertHoliday(work, practiceId, input)
}
