import type { StatementSummary } from '@oaklet/api/contract'
import { paths } from '../../../../shared/paths'

type Drafts = readonly Pick<StatementSummary, 'id'>[]

/** The address of the draft at an index, which stands at the place `at`; null where there is none. */
function addressOf(drafts: Drafts, index: number, at = index): string | null {
  const draft = drafts[index]
  return draft === undefined ? null : paths.statement(draft.id, { review: String(at + 1) })
}

/** Where looking through the drafts begins; null where there is none. */
export const firstDraft = (drafts: Drafts): string | null => addressOf(drafts, 0)

/** What stands around a draft that is looked through. */
export type Around = ReturnType<typeof aroundDraft>

/**
 * The drafts around one that is looked through. One that was sent meanwhile is no more among them, and the next one has
 * moved up to its place, which the address keeps.
 */
export function aroundDraft(drafts: Drafts, statementId: string, placeInAddress: string) {
  const found = drafts.findIndex(({ id }) => id === statementId)
  const isAmongThem = found !== -1
  const index = isAmongThem ? found : Math.max(0, (Number.parseInt(placeInAddress, 10) || 1) - 1)
  const nextIndex = isAmongThem ? index + 1 : index
  return {
    words: isAmongThem ? `Draft ${index + 1} of ${drafts.length}` : `${drafts.length} left to review`,
    previous: addressOf(drafts, Math.min(index, drafts.length) - 1),
    next: addressOf(drafts, nextIndex),
    /** Where it goes on once this one is sent or gone: to the next one, which then has its place. */
    onwards: addressOf(drafts, nextIndex, index) ?? paths.statements({ review: '1' }),
  }
}
