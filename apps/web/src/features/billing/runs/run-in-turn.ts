import { isApiError, isRateLimited } from '@oaklet/api'

/** A record for which the call was refused, and why. */
export interface RunFailure<Item> {
  item: Item
  error: unknown
}

/** How far a run over several records has come. */
export interface RunProgress<Item> {
  /** How many were asked for. */
  total: number
  done: readonly Item[]
  failures: readonly RunFailure<Item>[]
}

interface RunSteps<Item> {
  act: (item: Item) => Promise<unknown>
  /** Asked before each one. */
  isStopped: () => boolean
  /** Called after each one. */
  onProgress: (progress: RunProgress<Item>) => void
}

/**
 * Acts on one record after the other until all are tried or somebody stops it. A refusal is of one record; a server that
 * gives no answer ends it, as the next would get none either.
 */
export async function runInTurn<Item>(
  items: readonly Item[],
  { act, isStopped, onProgress }: RunSteps<Item>,
): Promise<RunProgress<Item>> {
  let progress: RunProgress<Item> = { total: items.length, done: [], failures: [] }
  for (const item of items) {
    if (isStopped()) return progress
    try {
      await act(item)
      progress = { ...progress, done: [...progress.done, item] }
    } catch (error) {
      progress = { ...progress, failures: [...progress.failures, { item, error }] }
      if (!isRefusal(error)) return progress
    } finally {
      onProgress(progress)
    }
  }
  return progress
}

/** How many were tried, whatever came of it. */
export const triedIn = ({ done, failures }: RunProgress<unknown>): number => done.length + failures.length

const isRefusal = (error: unknown): boolean =>
  isApiError(error) && error.status < 500 && !isRateLimited(error)
