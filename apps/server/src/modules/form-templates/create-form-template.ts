import type * as api from '@oaklet/api/contract'
import type { FormTemplate } from '@oaklet/api/contract'
import { formTemplates } from '../../db/schema/form-templates-table'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { findFormTemplate } from './select-form-templates'

/** Adds a form as a draft. */
export async function createFormTemplate(
  { actor, params: { practiceId }, body: draft }: CallOf<typeof api.createFormTemplate>,
  work: Work,
): Promise<FormTemplate> {
  const { organizationId, staffId } = actor
  const [id, now] = [work.newId(), work.now()]
  await work.tx.insert(formTemplates).values({
    ...{ organizationId, id, practiceId, createdAt: now, updatedAt: now },
    ...{ draft, draftById: staffId, draftAt: now },
  })
  const changed = Object.keys(draft)
  await recordAudit(work, { action: 'created', resource: 'form_template', recordId: id, changed })
  return findFormTemplate(work, { practiceId, formTemplateId: id })
}
