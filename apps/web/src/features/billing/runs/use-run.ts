import { announce } from '@oaklet/design-system'
import { useEffect, useRef, useState } from 'react'
import { useRefreshPractice } from '../../../records/practice/use-refresh-practice'
import { newId } from '../../../shared/new-id'
import { runInTurn, type RunProgress, triedIn } from './run-in-turn'
import { resultWords, type RunWords } from './run-words'

/** So many times at most a run says how far it has come. */
const MOST_SAID = 10

/** A run over several records: what was asked for, how far it has come, and what came of it. */
export interface Run<Item> extends RunProgress<Item> {
  phase: 'running' | 'stopping' | 'over'
}

interface RunActs<Item> {
  /** Names what is done to the record; its idempotency key is the same for as long as it is not done. */
  keyOf: (item: Item) => string
  act: (item: Item, idempotencyKey: string) => Promise<unknown>
}

/** Acts on one record after the other; `stop`, or leaving the page, ends it after the one that is under way. */
export function useRun<Item>(words: RunWords) {
  const refresh = useRefreshPractice()
  const [run, setRun] = useState<Run<Item> | null>(null)
  const keyFor = useKeptKeys()
  const isStopped = useRef(false)
  useEffect(() => () => void (isStopped.current = true), [])

  const start = async (items: readonly Item[], { keyOf, act }: RunActs<Item>) => {
    isStopped.current = false
    setRun({ total: items.length, done: [], failures: [], phase: 'running' })
    const result = await runInTurn(items, {
      act: async (item) => {
        const { key, forget } = keyFor(keyOf(item))
        await act(item, key)
        forget()
      },
      isStopped: () => isStopped.current,
      onProgress: (progress) => {
        setRun((before) => before && { ...before, ...progress })
        sayProgress(words, progress)
      },
    })
    setRun({ ...result, phase: 'over' })
    announce(resultWords(words, result))
    await refresh()
  }
  return {
    run,
    start: (items: readonly Item[], acts: RunActs<Item>) => void start(items, acts),
    stop: () => {
      isStopped.current = true
      setRun((before) => before && { ...before, phase: 'stopping' })
    },
  }
}

/** The idempotency key of each call: the same for as long as it has not succeeded. */
function useKeptKeys() {
  const keys = useRef(new Map<string, string>())
  return (of: string) => {
    const key = keys.current.get(of) ?? newId()
    keys.current.set(of, key)
    return { key, forget: () => keys.current.delete(of) }
  }
}

/** What is heard during a run is a few words, not one for each record. */
function sayProgress(words: RunWords, progress: RunProgress<unknown>): void {
  const [tried, { total }] = [triedIn(progress), progress]
  const isSaid = tried % Math.ceil(total / MOST_SAID) === 0 && tried < total
  if (isSaid) announce(words.far(progress))
}
