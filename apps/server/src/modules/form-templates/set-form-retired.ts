import type { FormTemplate } from '@oaklet/api/contract'
import { sql } from 'drizzle-orm'
import { formTemplates } from '../../db/schema/form-templates-table'
import { AppError } from '../../errors'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { lockPractice } from '../organization'
import { findFormTemplate, type FormTemplateKey, isFormTemplate } from './select-form-templates'

/** Retires a form or lets it be sent again; one that is so already stays as it is. */
export async function setFormRetired(
  work: Work,
  key: FormTemplateKey,
  isRetired: boolean,
): Promise<FormTemplate> {
  await lockPractice(work, key.practiceId)
  const before = await findFormTemplate(work, key)
  if (before.isRetired === isRetired) return before
  if (before.current === null) {
    throw new AppError('transition_refused', 'This form was never published: delete it instead.')
  }
  await work.tx
    .update(formTemplates)
    .set({
      retiredAt: isRetired ? work.now() : null,
      ...{ version: sql`${formTemplates.version} + 1`, updatedAt: work.now() },
    })
    .where(isFormTemplate(work.actor, key))
  const action = isRetired ? 'retired' : 'restored'
  await recordAudit(work, { action, resource: 'form_template', recordId: key.formTemplateId })
  return findFormTemplate(work, key)
}
