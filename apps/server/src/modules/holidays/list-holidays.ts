import type * as api from '@oaklet/api/contract'
import type { Holiday } from '@oaklet/api/contract'
import { eq } from 'drizzle-orm'
import { holidays } from '../../db/schema/holidays-table'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { selectHolidays } from './select-holidays'

/** The practice's holidays by date; with a range, those of which an occurrence falls into it. */
export const listHolidays = (
  { params: { practiceId }, query: range }: Pick<CallOf<typeof api.listHolidays>, 'params' | 'query'>,
  work: Work,
): Promise<Holiday[]> =>
  selectHolidays(work.tx, work.actor.organizationId, eq(holidays.practiceId, practiceId), range)
