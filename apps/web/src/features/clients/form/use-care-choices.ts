import { useQuery } from '@tanstack/react-query'
import { cliniciansQuery, locationsQuery } from '../../../records/practice/practice-queries'
import { useApi } from '../../../shared/use-api'
import { usePracticeId } from '../../../shared/use-session'

/** The choice of no clinician, or of no place. */
export const NOBODY = 'none'

/** Who may look after a client and where; lists that come late or fail leave the choice as it was. */
export function useCareChoices() {
  const api = useApi()
  const practiceId = usePracticeId()
  const clinicians = useQuery(cliniciansQuery(api, practiceId)).data ?? []
  const locations = useQuery(locationsQuery(api, practiceId)).data ?? []
  const choices = {
    clinicians: [
      { id: NOBODY, label: 'None yet' },
      ...clinicians.map(({ id, name }) => ({ id, label: name })),
    ],
    locations: [{ id: NOBODY, label: 'None yet' }, ...locations.map(({ id, name }) => ({ id, label: name }))],
  }
  const names = new Map([...choices.clinicians, ...choices.locations].map(({ id, label }) => [id, label]))
  return { ...choices, nameOf: (id: string | null): string => (id === null ? '' : (names.get(id) ?? '')) }
}
