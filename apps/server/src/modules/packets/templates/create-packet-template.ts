import type * as api from '@oaklet/api/contract'
import type { PacketTemplate } from '@oaklet/api/contract'
import { packetTemplates } from '../../../db/schema/packet-templates-table'
import type { CallOf } from '../../../http/mount'
import type { Work } from '../../../work'
import { recordAudit } from '../../audit'
import { requireSendable } from '../../documents'
import { requireSendableForms } from '../../form-templates'
import { findTemplate } from './select-templates'

/** Adds a template. */
export async function createPacketTemplate(
  { actor, params: { practiceId }, body }: CallOf<typeof api.createPacketTemplate>,
  work: Work,
): Promise<PacketTemplate> {
  const { forms = [], documents = [], ...input } = body
  await requireSendableForms(work, practiceId, forms)
  await requireSendable(work, practiceId, documents)
  const [id, now] = [work.newId(), work.now()]
  await work.tx.insert(packetTemplates).values({
    ...{ ...input, forms, documents, organizationId: actor.organizationId, id, practiceId },
    ...{ createdAt: now, updatedAt: now },
  })
  const changed = Object.keys(body)
  await recordAudit(work, { action: 'created', resource: 'packet_template', recordId: id, changed })
  return findTemplate(work, { practiceId, templateId: id })
}
