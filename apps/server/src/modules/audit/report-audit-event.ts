import type * as api from '@oaklet/api/contract'
import type { ClientAuditEvent } from '@oaklet/api/contract'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from './record-audit'

/** Records what only the client knows. Who it was and when comes from the session and the server's clock. */
export async function reportAuditEvent(
  { body: event }: CallOf<typeof api.reportAuditEvent>,
  work: Work,
): Promise<{ success: true }> {
  await recordAudit(work, {
    action: event.eventType.toLowerCase() as Lowercase<ClientAuditEvent['eventType']>,
    resource: event.resource.toLowerCase() as Lowercase<ClientAuditEvent['resource']>,
    recordId: event.resourceId,
    source: 'client',
  })
  return { success: true }
}
