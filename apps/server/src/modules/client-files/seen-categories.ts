import { type FileCategory, seenFileCategories } from '@oaklet/api/contract'
import type { StaffActor } from '../../actor'
import { validationFailed } from '../../errors'
import { isInScope } from '../caseload'

/** The categories of a client's files that the actor may see. */
export const seenCategories = (
  actor: StaffActor,
  { primaryClinicianId }: { primaryClinicianId: string | null },
): FileCategory[] => seenFileCategories(actor.permissions, isInScope(actor, 'own', primaryClinicianId))

/** Throws 422 for a category that the actor doesn't see: they would lose sight of the file. */
export function requireSeenCategory(category: FileCategory, seen: readonly FileCategory[]): void {
  if (seen.includes(category)) return
  throw validationFailed([{ path: 'category', message: 'Your role doesn’t see files of this category' }])
}
