import { diagnosesScope } from '@oaklet/api/contract'
import { useUser } from '../../../shared/use-session'

/** Answers whether the person may know, and so record, the diagnoses of a client of that clinician. */
export function useMayKnowDiagnoses(): (client: { primaryClinicianId: string | null }) => boolean {
  const { permissions, staffId } = useUser()
  const scope = diagnosesScope(permissions)
  return ({ primaryClinicianId }) => scope === 'all' || (scope === 'own' && primaryClinicianId === staffId)
}
