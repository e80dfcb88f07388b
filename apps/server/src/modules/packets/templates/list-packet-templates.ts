import type * as api from '@oaklet/api/contract'
import type { PacketTemplate } from '@oaklet/api/contract'
import type { CallOf } from '../../../http/mount'
import type { Work } from '../../../work'
import { isTemplateOfPractice, selectTemplates } from './select-templates'

/** What a practice asks for again and again. */
export const listPacketTemplates = (
  { actor, params: { practiceId } }: CallOf<typeof api.listPacketTemplates>,
  work: Work,
): Promise<PacketTemplate[]> => selectTemplates(work, isTemplateOfPractice(actor, practiceId))
