import type * as api from '@oaklet/api/contract'
import type { FormTemplate } from '@oaklet/api/contract'
import { isDeepStrictEqual } from 'node:util'
import { formTemplates } from '../../db/schema/form-templates-table'
import { staleEdit } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { changedFields, recordAudit } from '../audit'
import { lockPractice } from '../organization'
import { contentOf, findFormTemplate, isFormTemplate } from './select-form-templates'

/** How long a person may pause and still be in the same editing session, which is one event. */
const SESSION_MS = 15 * 60_000

/** Saves the draft of a form, unless somebody else has saved it since `version`. */
export async function updateFormTemplate(
  { actor, params: key, body: { version, ...content } }: CallOf<typeof api.updateFormTemplate>,
  work: Work,
): Promise<FormTemplate> {
  await lockPractice(work, key.practiceId)
  const before = await findFormTemplate(work, key)
  if (before.version !== version) throw staleEdit(before)
  const changed = changedFields(before.content, content)
  if (changed.length === 0) return before
  const [row] = await work.tx
    .select({ by: formTemplates.draftById, at: formTemplates.draftAt })
    .from(formTemplates)
    .where(isFormTemplate(actor, key))
  const now = work.now()
  const number = before.current?.number ?? null
  const published = number === null ? null : await contentOf(work, { formTemplateId: before.id, number })
  const isPublished = isDeepStrictEqual(published, content)
  await work.tx
    .update(formTemplates)
    .set({
      ...(isPublished
        ? { draft: null, draftById: null, draftAt: null }
        : { draft: content, draftById: actor.staffId, draftAt: now }),
      ...{ version: version + 1, updatedAt: now },
    })
    .where(isFormTemplate(actor, key))
  const isSameSession = row?.by === actor.staffId && now.getTime() - (row.at?.getTime() ?? 0) <= SESSION_MS
  if (!isSameSession) {
    await recordAudit(work, {
      ...{ action: 'updated', resource: 'form_template', recordId: key.formTemplateId, changed },
    })
  }
  return findFormTemplate(work, key)
}
