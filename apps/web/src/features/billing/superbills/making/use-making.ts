import type { SuperbillCandidate } from '@oaklet/api/contract'
import { announce } from '@oaklet/design-system'
import { useEffect, useRef, useState } from 'react'
import { useRefreshPractice } from '../../../../records/practice/use-refresh-practice'
import { newId } from '../../../../shared/new-id'
import { useApi } from '../../../../shared/use-api'
import { usePracticeId } from '../../../../shared/use-session'
import type { Days } from '../../month-before'
import { candidateKey, failedWords, madeWords } from './candidate-words'
import { makeInTurn, type MakingProgress } from './make-in-turn'

/** So many times at most a run says how far it has come. */
const MOST_SAID = 10

type Phase = 'running' | 'stopping' | 'over'

/** Making superbills for some days: what was asked for, how far it has come, and what came of it. */
export interface Making extends MakingProgress {
  phase: Phase
  /** The days that the superbills are of. */
  days: Days
}

/** Makes superbills one after the other; `stop`, or leaving the page, ends it after the one that is under way. */
export function useMaking() {
  const [api, practiceId, refresh] = [useApi(), usePracticeId(), useRefreshPractice()]
  const [making, setMaking] = useState<Making | null>(null)
  const keyFor = useKeptKeys()
  const isStopped = useRef(false)
  useEffect(() => () => void (isStopped.current = true), [])

  const start = async (candidates: readonly SuperbillCandidate[], days: Days) => {
    isStopped.current = false
    const total = candidates.length
    setMaking({ total, made: [], failures: [], days, phase: 'running' })
    const result = await makeInTurn(candidates, {
      make: async (candidate) => {
        const body = { clientId: candidate.client.id, clinicianId: candidate.clinician.id, ...days }
        const { key, forget } = keyFor(`${candidateKey(candidate)} ${days.from} ${days.to}`)
        await api.superbills.create({ practiceId }, body, { idempotencyKey: key })
        forget()
      },
      isStopped: () => isStopped.current,
      onProgress: (progress) => {
        setMaking((before) => before && { ...before, ...progress })
        sayProgress(progress)
      },
    })
    setMaking({ ...result, days, phase: 'over' })
    sayResult(result)
    await refresh()
  }
  return {
    making,
    start: (candidates: readonly SuperbillCandidate[], days: Days) => void start(candidates, days),
    stop: () => {
      isStopped.current = true
      setMaking((before) => before && { ...before, phase: 'stopping' })
    },
  }
}

/** The idempotency key of each superbill: the same for as long as it is not made. */
function useKeptKeys() {
  const keys = useRef(new Map<string, string>())
  return (of: string) => {
    const key = keys.current.get(of) ?? newId()
    keys.current.set(of, key)
    return { key, forget: () => keys.current.delete(of) }
  }
}

function sayResult({ made, failures }: MakingProgress): void {
  const failed = failures.length > 0 ? [failedWords(failures.length)] : []
  announce([madeWords(made.length), ...failed].join(', '))
}

/** What is heard while many are made is a few words, not one for each. */
function sayProgress({ made, failures, total }: MakingProgress): void {
  const tried = made.length + failures.length
  const isSaid = tried % Math.ceil(total / MOST_SAID) === 0 && tried < total
  if (isSaid) announce(`Made ${made.length} of ${total}`)
}
