import type * as api from '@oaklet/api/contract'
import { formProblems, type FormTemplate } from '@oaklet/api/contract'
import { formTemplates, formTemplateVersions } from '../../db/schema/form-templates-table'
import { staleEdit, validationFailed } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { lockPractice } from '../organization'
import { findFormTemplate, isFormTemplate } from './select-form-templates'

/** Makes the draft of a form its next version; without a draft nothing is left to publish. */
export async function publishFormTemplate(
  { actor, params: key, body: { version } }: CallOf<typeof api.publishFormTemplate>,
  work: Work,
): Promise<FormTemplate> {
  await lockPractice(work, key.practiceId)
  const before = await findFormTemplate(work, key)
  if (!before.hasDraft) return before
  if (before.version !== version) throw staleEdit(before)
  const { content, current } = before
  const problems = formProblems(content)
  if (problems.length > 0) {
    throw validationFailed(
      problems.map(({ itemId, message }) => ({
        path: itemId === null ? 'items' : `items.${content.items.findIndex(({ id }) => id === itemId)}`,
        message,
      })),
    )
  }
  const [number, now] = [(current?.number ?? 0) + 1, work.now()]
  await work.tx.insert(formTemplateVersions).values({
    ...{ ...content, organizationId: actor.organizationId, formTemplateId: key.formTemplateId, number },
    ...{ publishedAt: now, publishedById: actor.staffId },
  })
  await work.tx
    .update(formTemplates)
    .set({
      ...{ number, draft: null, draftById: null, draftAt: null },
      ...{ version: version + 1, updatedAt: now },
    })
    .where(isFormTemplate(actor, key))
  await recordAudit(work, {
    ...{ action: 'published', resource: 'form_template', recordId: key.formTemplateId },
    changed: ['items'],
  })
  return findFormTemplate(work, key)
}
