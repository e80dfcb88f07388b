import { useState } from 'react'
import type { PublicProblem } from './public-problem'

/** What went wrong last; `count` tells it from the same words said before, so that it is announced anew. */
export function useProblem() {
  const [{ problem, count }, setState] = useState<{ problem: PublicProblem | null; count: number }>({
    problem: null,
    count: 0,
  })
  const tell = (next: PublicProblem | null) =>
    setState((before) => ({ problem: next, count: before.count + (next === null ? 0 : 1) }))
  return { problem, count, tell }
}
