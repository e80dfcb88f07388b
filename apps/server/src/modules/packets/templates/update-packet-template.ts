import type * as api from '@oaklet/api/contract'
import type { PacketTemplate } from '@oaklet/api/contract'
import { packetTemplates } from '../../../db/schema/packet-templates-table'
import { staleEdit } from '../../../errors'
import type { CallOf } from '../../../http/mount'
import type { Work } from '../../../work'
import { changedFields, recordAudit } from '../../audit'
import { requireSendable } from '../../documents'
import { requireSendableForms } from '../../form-templates'
import { lockPractice } from '../../organization'
import { findTemplate, isTemplate } from './select-templates'

/** Changes a template, unless someone else has changed it since `version`. */
export async function updatePacketTemplate(
  {
    actor,
    params: key,
    body: { version, forms = [], documents = [], ...input },
  }: CallOf<typeof api.updatePacketTemplate>,
  work: Work,
): Promise<PacketTemplate> {
  await lockPractice(work, key.practiceId)
  const before = await findTemplate(work, key)
  if (before.version !== version) throw staleEdit(before)
  await requireSendableForms(work, key.practiceId, forms)
  await requireSendable(work, key.practiceId, documents)
  await work.tx
    .update(packetTemplates)
    .set({ ...input, forms, documents, version: version + 1, updatedAt: work.now() })
    .where(isTemplate(actor, key))
  const changed = changedFields(before, { ...input, forms, documents })
  await recordAudit(work, {
    ...{ action: 'updated', resource: 'packet_template', recordId: key.templateId, changed },
  })
  return findTemplate(work, key)
}
