import type * as api from '@oaklet/api/contract'
import type { FormTemplate } from '@oaklet/api/contract'
import { formTemplates } from '../../db/schema/form-templates-table'
import { AppError, staleEdit } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { lockPractice } from '../organization'
import { findFormTemplate, isFormTemplate } from './select-form-templates'

/** Goes back to the version that is sent now. */
export async function discardFormDraft(
  { actor, params: key, body: { version } }: CallOf<typeof api.discardFormDraft>,
  work: Work,
): Promise<FormTemplate> {
  await lockPractice(work, key.practiceId)
  const before = await findFormTemplate(work, key)
  if (!before.hasDraft) return before
  if (before.current === null) {
    throw new AppError('transition_refused', 'This form was never published: delete it instead.')
  }
  if (before.version !== version) throw staleEdit(before)
  await work.tx
    .update(formTemplates)
    .set({
      ...{ draft: null, draftById: null, draftAt: null },
      ...{ version: version + 1, updatedAt: work.now() },
    })
    .where(isFormTemplate(actor, key))
  const recordId = key.formTemplateId
  await recordAudit(work, { action: 'draft_discarded', resource: 'form_template', recordId })
  return findFormTemplate(work, key)
}
