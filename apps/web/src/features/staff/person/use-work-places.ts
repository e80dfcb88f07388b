import type { StaffMember } from '@oaklet/api/contract'
import { useQueries } from '@tanstack/react-query'
import { locationsQuery } from '../../../records/practice/practice-queries'
import { useApi } from '../../../shared/use-api'
import { useUser } from '../../../shared/use-session'

/** A place where a person may work, and whose it is. */
export interface WorkPlace {
  id: string
  name: string
}

/** The locations of the practices where the person works, as far as the reader works there too. */
export function useWorkPlaces({ practices }: Pick<StaffMember, 'practices'>) {
  const api = useApi()
  const { assignedPractices } = useUser()
  const shared = practices.filter(({ id }) => assignedPractices.includes(id))
  const answers = useQueries({ queries: shared.map(({ id }) => locationsQuery(api, id)) })
  const places: WorkPlace[] = answers.flatMap(({ data = [] }) => data.map(({ id, name }) => ({ id, name })))
  return {
    places,
    isPending: answers.some((answer) => answer.isPending),
    // What is there already is shown also where it couldn’t be had again.
    error: answers.find((answer) => answer.isLoadingError)?.error ?? null,
    retry: () => {
      for (const answer of answers) if (answer.isLoadingError) void answer.refetch()
    },
  }
}
