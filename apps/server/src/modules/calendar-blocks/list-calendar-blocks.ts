import type * as api from '@oaklet/api/contract'
import type { ListedBlock } from '@oaklet/api/contract'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { blockTimes, type BlockRow, selectBlocks, toOccurrence } from '../availability'
import { showBlocks } from './show-blocks'

/** The blocks with a time on the days of a range; whoever sees their own calendar only sees theirs and those of all. */
export async function listCalendarBlocks(
  { actor, scope, params: { practiceId }, query }: CallOf<typeof api.listCalendarBlocks>,
  work: Work,
): Promise<ListedBlock[]> {
  const { clinicianId, ...range } = query
  const isAsked = ({ staffIds }: BlockRow): boolean => {
    if (staffIds.length === 0) return true
    const isVisible = scope === 'all' || staffIds.includes(actor.staffId)
    return isVisible && (clinicianId === undefined || staffIds.includes(clinicianId))
  }
  const rows = await selectBlocks(work.tx, actor.organizationId, practiceId, range)
  const found = rows.flatMap((row) => {
    const times = isAsked(row) ? blockTimes(row, range) : []
    return times.length === 0 ? [] : [{ row, times }]
  })
  const shown = await showBlocks(
    work,
    actor,
    found.map(({ row }) => row),
  )
  return shown.map((block, index) => ({
    ...block,
    occurrences: (found[index]?.times ?? []).map(toOccurrence),
  }))
}
