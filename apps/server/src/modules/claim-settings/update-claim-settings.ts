import type * as api from '@oaklet/api/contract'
import type { ClaimSettings } from '@oaklet/api/contract'
import { claimSettings } from '../../db/schema/claim-settings-table'
import { staleEdit } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { changedFields, recordAudit } from '../audit'
import { lockPractice } from '../organization'
import { readClaimSettings } from './read-claim-settings'

/** Changes how the practice’s claims leave it, unless someone else has changed it since `version`. */
export async function updateClaimSettings(
  { actor, params: { practiceId }, body: { version, ...input } }: CallOf<typeof api.updateClaimSettings>,
  work: Work,
): Promise<ClaimSettings> {
  await lockPractice(work, practiceId)
  const before = await readClaimSettings(work, practiceId)
  if (before.version !== version) throw staleEdit(before)
  const { sender, receiver, isTest, printOffsets } = input
  const changes = {
    ...{ senderIdKind: sender?.idKind ?? null, senderId: sender?.id ?? null },
    ...{ receiverIdKind: receiver?.idKind ?? null, receiverId: receiver?.id ?? null },
    receiverName: receiver?.name ?? null,
    ...{ isTest, offsetRight: printOffsets.right, offsetDown: printOffsets.down },
    ...{ version: version + 1, updatedAt: work.now() },
  }
  await work.tx
    .insert(claimSettings)
    .values({ organizationId: actor.organizationId, practiceId, ...changes, createdAt: work.now() })
    .onConflictDoUpdate({ target: [claimSettings.organizationId, claimSettings.practiceId], set: changes })
  await recordAudit(work, {
    ...{ action: 'updated', resource: 'billing_settings', recordId: practiceId },
    changed: changedFields(before, input),
  })
  return readClaimSettings(work, practiceId)
}
