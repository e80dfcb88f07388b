import type * as api from '@oaklet/api/contract'
import type { FormTemplate } from '@oaklet/api/contract'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { setFormRetired } from './set-form-retired'

/** Sends a form to nobody any more. */
export const retireFormTemplate = (
  { params: key }: CallOf<typeof api.retireFormTemplate>,
  work: Work,
): Promise<FormTemplate> => setFormRetired(work, key, true)
