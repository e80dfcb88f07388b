import type { ClientAuditEvent } from '@oaklet/api/contract'
import type { StaffActor } from '../../actor'
import type { Deps } from '../../deps'
import { inWork } from '../../work'
import { recordAudit } from './record-audit'

/** Records what only the client knows. Who it was and when comes from the session and the server's clock. */
export async function reportAuditEvent(
  deps: Deps,
  actor: StaffActor,
  event: ClientAuditEvent,
): Promise<{ success: true }> {
  await inWork(deps, actor, (work) =>
    recordAudit(work, {
      action: event.eventType.toLowerCase() as Lowercase<ClientAuditEvent['eventType']>,
      resource: event.resource.toLowerCase() as Lowercase<ClientAuditEvent['resource']>,
      recordId: event.resourceId,
      source: 'client',
    }),
  )
  return { success: true }
}
