import { blockBefore, blockDates, type BlockScope } from '@oaklet/api/contract'
import type { BlockRow } from '../availability'

/** The columns that say when a block is. */
type Times = Pick<BlockRow, 'firstDay' | 'lastDay' | 'rule' | 'skips'>

/** What a block keeps without one time, or without that and all that follow; null where nothing is left. */
export function timesLeft(block: BlockRow, scope: BlockScope, on: string): Times | null {
  const { firstDay, lastDay, rule, skips } = block
  const times = { firstDay, lastDay, rule, skips }
  if (scope === 'following') return blockBefore(times, on)
  const left = { ...times, skips: [...skips, on].toSorted() }
  return blockDates(left, '9999-12-31').length === 0 ? null : left
}
