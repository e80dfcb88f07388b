import { useQueries } from '@tanstack/react-query'
import { practiceQuery } from '../../shared/practice-queries'
import { useApi } from '../../shared/use-api'
import { usePracticeId, useUser } from '../../shared/use-session'

/** A practice as the sidebar names it. */
export interface PracticeName {
  id: string
  name: string
}

/** The practices that the person is assigned to, as far as their names are known, and the one they work in now. */
export function usePractices(): { current: PracticeName | undefined; all: readonly PracticeName[] } {
  const api = useApi()
  const { organizationId, assignedPractices } = useUser()
  const practiceId = usePracticeId()
  const ids = [...new Set([practiceId, ...assignedPractices])]
  const answers = useQueries({ queries: ids.map((id) => practiceQuery(api, organizationId ?? '', id)) })
  const all = answers
    .flatMap(({ data }) => (data === undefined ? [] : { id: data.id, name: data.name }))
    .sort((one, other) => one.name.localeCompare(other.name))
  return { current: all.find(({ id }) => id === practiceId), all }
}
