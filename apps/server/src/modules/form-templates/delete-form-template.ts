import type * as api from '@oaklet/api/contract'
import { formTemplates } from '../../db/schema/form-templates-table'
import { AppError } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { lockPractice } from '../organization'
import { findFormTemplate, isFormTemplate } from './select-form-templates'

/** Deletes a form that was never published, which nothing refers to. */
export async function deleteFormTemplate(
  { actor, params: key }: CallOf<typeof api.deleteFormTemplate>,
  work: Work,
): Promise<null> {
  await lockPractice(work, key.practiceId)
  const { current } = await findFormTemplate(work, key)
  if (current !== null) {
    throw new AppError('transition_refused', 'This form was published: retire it instead.')
  }
  await work.tx.delete(formTemplates).where(isFormTemplate(actor, key))
  const recordId = key.formTemplateId
  await recordAudit(work, { action: 'deleted', resource: 'form_template', recordId })
  return null
}
