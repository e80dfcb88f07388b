import { and, inArray } from 'drizzle-orm'
import { formTemplates } from '../../db/schema/form-templates-table'
import { validationFailed } from '../../errors'
import type { Work } from '../../work'
import { isFormOfPractice, selectFormTemplates } from './select-form-templates'

/** The versions that are sent now of these forms, in their order; throws 422 at one that is gone, retired or not published. */
export async function requireSendableForms(
  work: Work,
  practiceId: string,
  ids: readonly string[],
): Promise<{ formTemplateId: string; formNumber: number }[]> {
  if (ids.length === 0) return []
  const found = await selectFormTemplates(
    work,
    and(isFormOfPractice(work.actor, practiceId), inArray(formTemplates.id, [...ids])),
  )
  const sendable = new Map(
    found.flatMap(({ id, current, isRetired }) =>
      current === null || isRetired ? [] : [[id, current.number]],
    ),
  )
  const refused = ids.flatMap((id, index) =>
    sendable.has(id)
      ? []
      : [{ path: `forms.${index}`, message: 'This form can’t be sent any more: choose another' }],
  )
  if (refused.length > 0) throw validationFailed(refused)
  return ids.map((formTemplateId) => ({ formTemplateId, formNumber: sendable.get(formTemplateId) ?? 0 }))
}
