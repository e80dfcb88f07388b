import type { ClientAuditEvent } from '@oaklet/api/contract'
import type { StaffActor } from '../../actor'
import { inTenant } from '../../db/tenant'
import type { Deps } from '../../deps'
import { recordAudit } from './record-audit'

/** Records what only the client knows. Who it was and when comes from the session and the server's clock. */
export async function reportAuditEvent(
  deps: Deps,
  actor: StaffActor,
  event: ClientAuditEvent,
): Promise<{ success: true }> {
  await inTenant(deps.db, actor.organizationId, (tx) =>
    recordAudit(tx, deps, actor, {
      action: event.eventType.toLowerCase() as Lowercase<ClientAuditEvent['eventType']>,
      resource: event.resource.toLowerCase() as Lowercase<ClientAuditEvent['resource']>,
      recordId: event.resourceId,
      source: 'client',
    }),
  )
  return { success: true }
}
