import { useQueries } from '@tanstack/react-query'
import { practiceQuery } from '../../../shared/practice-queries'
import { useApi } from '../../../shared/use-api'
import { useUser } from '../../../shared/use-session'

/** The practices where the signed-in person works, by name. */
export function useOwnPractices() {
  const api = useApi()
  const { organizationId, assignedPractices } = useUser()
  const answers = useQueries({
    queries: assignedPractices.map((id) => practiceQuery(api, organizationId ?? '', id)),
  })
  return {
    practices: answers
      .flatMap(({ data }) => (data === undefined ? [] : { id: data.id, name: data.name }))
      .sort((one, other) => one.name.localeCompare(other.name)),
    isPending: answers.some((answer) => answer.isPending),
    // What is there already is shown also where it couldn’t be had again.
    error: answers.find((answer) => answer.isLoadingError)?.error ?? null,
    retry: () => {
      for (const answer of answers) if (answer.isLoadingError) void answer.refetch()
    },
  }
}
