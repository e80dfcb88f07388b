import { blockDates, type BlockScope } from '@oaklet/api/contract'
import { validationFailed } from '../../errors'
import type { BlockRow } from '../availability'

/** The date from which a block changes, null for all of it; throws 422 where the block is not on that date. */
export function requireOccurrence(
  block: BlockRow,
  scope: BlockScope,
  occurrenceOn: string | undefined,
): string | null {
  if (scope === 'all') return null
  if (occurrenceOn !== undefined && blockDates(block, occurrenceOn).at(-1) === occurrenceOn) {
    return block.rule === null ? null : occurrenceOn
  }
  throw validationFailed([{ path: 'occurrenceOn', message: 'Choose a date of this block' }])
}
