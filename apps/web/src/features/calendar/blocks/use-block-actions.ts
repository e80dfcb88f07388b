import { CALENDAR_BLOCKS_MESSAGES } from '@oaklet/api'
import type {
  BlockScope,
  CalendarBlock,
  CalendarBlockInput,
  SavedBlock,
  UpdateCalendarBlockBody,
} from '@oaklet/api/contract'
import { useMutation } from '@tanstack/react-query'
import { useRefreshPractice } from '../../../records/practice/use-refresh-practice'
import { failureWords } from '../../../shared/failure-words'
import { dateInZone } from '../../../shared/format-date'
import { useApi } from '../../../shared/use-api'
import { useIdempotencyKey } from '../../../shared/use-idempotency-key'
import { useNow } from '../../../shared/use-now'
import { usePracticeId } from '../../../shared/use-session'
import type { useUndo } from '../use-undo'
import { deletedScope, inputOfBlock, type OpenedBlock } from './block-form'
import { savedWords } from './block-words'

/** Blocks time, changes and deletes blocks, and offers the way back of each. */
export function useBlockActions(tell: ReturnType<typeof useUndo>['tell']) {
  const api = useApi()
  const practiceId = usePracticeId()
  const refresh = useRefreshPractice()
  const { keyFor } = useIdempotencyKey()
  const now = useNow()
  const wordsOf = (saved: SavedBlock) => savedWords(saved, dateInZone(now, saved.block.timeZone))
  const settle = { onSettled: () => void refresh() }

  const create = (body: CalendarBlockInput) =>
    api.calendarBlocks.create({ practiceId }, body, { idempotencyKey: keyFor(body) })
  const remove = (blockId: string, query: { scope: BlockScope; occurrenceOn?: string }) =>
    api.calendarBlocks.remove({ practiceId, blockId }, query)
  /** Puts a block back as it was before its last change. */
  const putBack = (before: CalendarBlock) =>
    api.calendarBlocks.update(
      { practiceId, blockId: before.id },
      { ...inputOfBlock(before), scope: 'all', version: before.version + 1 },
    )
  /** Tells what was done, with the way back. */
  const offer = (title: string, back: () => Promise<unknown>, undone: string) =>
    tell({
      title,
      takeBack: async () => {
        await back().finally(() => void refresh())
        return undone
      },
      failureOf: (error) => failureWords(error, CALENDAR_BLOCKS_MESSAGES.update),
    })

  return {
    create: useMutation({
      mutationFn: create,
      ...settle,
      onSuccess: (saved) =>
        offer(wordsOf(saved), () => remove(saved.block.id, { scope: 'all' }), 'The time is free again'),
    }),
    update: useMutation({
      mutationFn: ({ block, body }: { block: CalendarBlock; body: UpdateCalendarBlockBody }) =>
        api.calendarBlocks.update({ practiceId, blockId: block.id }, body),
      ...settle,
      onSuccess: (saved: SavedBlock, { block: before }) =>
        offer(
          wordsOf(saved),
          async () => {
            // A change of some of the times made a block of its own.
            if (saved.block.id !== before.id) await remove(saved.block.id, { scope: 'all' })
            await putBack(before)
          },
          'The blocked time is as before',
        ),
    }),
    remove: useMutation({
      mutationFn: ({ opened: { block, on }, scope }: { opened: OpenedBlock; scope: BlockScope }) =>
        remove(block.id, { scope, ...(scope !== 'all' && { occurrenceOn: on }) }),
      ...settle,
      onSuccess: (_nothing, { opened, opened: { block }, scope }) =>
        offer(
          'Blocked time deleted',
          () => (deletedScope(opened, scope) === 'all' ? create(inputOfBlock(block)) : putBack(block)),
          'The blocked time is back',
        ),
    }),
  }
}
