import type * as api from '@oaklet/api/contract'
import type { ListedFormTemplate } from '@oaklet/api/contract'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { isFormOfPractice, selectFormTemplates } from './select-form-templates'

/** The forms that a practice has written. */
export const listFormTemplates = (
  { actor, params: { practiceId } }: CallOf<typeof api.listFormTemplates>,
  work: Work,
): Promise<ListedFormTemplate[]> => selectFormTemplates(work, isFormOfPractice(actor, practiceId))
