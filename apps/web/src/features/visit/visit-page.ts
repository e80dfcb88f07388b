import type { Visit } from '@oaklet/api/contract'
import { useMutation } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router-dom'
import { publicProblem } from '../../shared/public-frame/public-problem'

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
  const answering = useMutation({
    mutationFn: (give: () => Promise<Visit>) => give(),
    onSuccess: onAnswered,
  })
  return {
    give: answering.mutate,
    isPending: answering.isPending,
    problem: answering.isError ? publicProblem(answering.error, fallback) : null,
    /** Tells one failure from the one before it. */
    count: answering.submittedAt,
  }
}
