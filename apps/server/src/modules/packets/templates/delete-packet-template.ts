import type * as api from '@oaklet/api/contract'
import { packetTemplates } from '../../../db/schema/packet-templates-table'
import { notFound } from '../../../errors'
import type { CallOf } from '../../../http/mount'
import type { Work } from '../../../work'
import { recordAudit } from '../../audit'
import { isTemplate } from './select-templates'

/** Deletes a template, which nothing refers to. */
export async function deletePacketTemplate(
  { actor, params: key }: CallOf<typeof api.deletePacketTemplate>,
  work: Work,
): Promise<null> {
  const deleted = await work.tx
    .delete(packetTemplates)
    .where(isTemplate(actor, key))
    .returning({ id: packetTemplates.id })
  if (deleted.length === 0) throw notFound()
  await recordAudit(work, { action: 'deleted', resource: 'packet_template', recordId: key.templateId })
  return null
}
