import type { Visit } from '@oaklet/api/contract'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { publicProblem } from '../../shared/public-frame/public-problem'
import { useProblem } from '../../shared/public-frame/use-problem'

/** What each page of an appointment is given. */
export interface VisitPageProps {
  /** What stands behind `#` in the address of the link. */
  token: string
  visit: Visit
  onAnswered: (visit: Visit) => void
}

/** Where the pages of the appointment are: the token stays behind `#`. */
export function useVisitPages() {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const go = (search: string) => void navigate({ search, hash })
  return {
    overview: () => go(''),
    ask: () => go('?view=ask'),
    cancel: () => go('?view=cancel'),
    /** Where the link back leads. */
    back: { href: `/visit${hash}`, label: 'Back to your appointment' },
  }
}

/** Gives an answer, and says why one could not be given. */
export function useVisitAnswer(fallback: string, onAnswered: (visit: Visit) => void) {
  const { problem, count, tell } = useProblem()
  const [isPending, setPending] = useState(false)
  const give = async (answer: () => Promise<Visit>) => {
    setPending(true)
    try {
      onAnswered(await answer())
      tell(null)
    } catch (error) {
      tell(publicProblem(error, fallback))
    }
    setPending(false)
  }
  return { give: (answer: () => Promise<Visit>) => void give(answer), isPending, problem, count }
}
