import type * as api from '@oaklet/api/contract'
import type { FormTemplate } from '@oaklet/api/contract'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { findFormTemplate } from './select-form-templates'

/** A form with its draft or one of its versions. */
export const getFormTemplate = (
  { params: key, query: { number } }: CallOf<typeof api.getFormTemplate>,
  work: Work,
): Promise<FormTemplate> => findFormTemplate(work, key, number)
