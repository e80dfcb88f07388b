import type { PacketTemplate } from '@oaklet/api/contract'
import { and, asc, eq, type SQL } from 'drizzle-orm'
import type { StaffActor } from '../../../actor'
import { packetTemplates } from '../../../db/schema/packet-templates-table'
import { notFound } from '../../../errors'
import type { Work } from '../../../work'

/** Names one template of one practice, as the routes’ parameters do. */
export interface TemplateKey {
  practiceId: string
  templateId: string
}

/** The templates of one practice. */
export const isTemplateOfPractice = ({ organizationId }: StaffActor, practiceId: string) =>
  and(eq(packetTemplates.organizationId, organizationId), eq(packetTemplates.practiceId, practiceId))

/** The row that `key` names. */
export const isTemplate = (actor: StaffActor, { practiceId, templateId }: TemplateKey) =>
  and(isTemplateOfPractice(actor, practiceId), eq(packetTemplates.id, templateId))

/** Templates as the contract shows them, by their names. */
export const selectTemplates = ({ tx }: Work, which: SQL | undefined): Promise<PacketTemplate[]> =>
  tx
    .select({
      id: packetTemplates.id,
      practiceId: packetTemplates.practiceId,
      name: packetTemplates.name,
      items: packetTemplates.items,
      forms: packetTemplates.forms,
      documents: packetTemplates.documents,
      message: packetTemplates.message,
      version: packetTemplates.version,
    })
    .from(packetTemplates)
    .where(which)
    .orderBy(asc(packetTemplates.name), asc(packetTemplates.id))

/** One template; throws 404 when the practice has no such one. */
export async function findTemplate(work: Work, key: TemplateKey): Promise<PacketTemplate> {
  const [found] = await selectTemplates(work, isTemplate(work.actor, key))
  if (found === undefined) throw notFound()
  return found
}
