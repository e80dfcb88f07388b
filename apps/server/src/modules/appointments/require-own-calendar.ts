import type { Scope, StaffActor } from '../../actor'
import { forbidden } from '../../errors'

/** Throws 403 when the actor may write in their own calendar only, and this is another's. */
export function requireOwnCalendar(actor: StaffActor, scope: Scope, clinicianId: string): void {
  if (scope === 'own' && clinicianId !== actor.staffId) throw forbidden()
}
