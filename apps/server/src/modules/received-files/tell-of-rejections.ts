import { accessScope } from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import type { Actor } from '../../actor'
import { clients } from '../../db/schema/clients-table'
import type { claims } from '../../db/schema/claims-table'
import type { Work } from '../../work'
import { displayName, NAMED_CLIENT } from '../caseload'
import { findRecipients, notify } from '../notifications'
import type { ReceivedFileKey } from './select-received-files'

/** Notifies those who see all claims of the practice, once for each import, that claims were rejected. */
export async function tellOfRejections(
  work: Work<Actor>,
  { practiceId, fileId }: ReceivedFileKey,
  rejected: readonly (typeof claims.$inferSelect)[],
): Promise<void> {
  const [first] = rejected
  if (first === undefined) return
  const isOne = rejected.length === 1
  const named = isOne ? await clientsOf(work, first) : []
  for (const recipient of await findRecipients(work.tx, work.actor.organizationId, practiceId)) {
    if (accessScope(recipient.permissions, 'claims:view') !== 'all') continue
    await notify(work, recipient, {
      ...{ practiceId, event: 'claim_rejected', clients: named },
      subject: (who) =>
        isOne ? `Claim ${first.pcn} of ${who} was rejected` : `${rejected.length} claims were rejected`,
      link: `/billing/claims/answers/${fileId}`,
      about: `received_file ${fileId}`,
      ...{ stoodBefore: null, standsNow: 'rejected' },
    })
  }
}

async function clientsOf({ tx, actor }: Work<Actor>, { clientId }: typeof claims.$inferSelect) {
  const rows = await tx
    .select(NAMED_CLIENT)
    .from(clients)
    .where(and(eq(clients.organizationId, actor.organizationId), eq(clients.id, clientId)))
  return rows.map((client) => ({ id: client.id, name: displayName(client) }))
}
