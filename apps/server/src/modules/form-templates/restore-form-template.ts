import type * as api from '@oaklet/api/contract'
import type { FormTemplate } from '@oaklet/api/contract'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { setFormRetired } from './set-form-retired'

/** Lets a retired form be sent again. */
export const restoreFormTemplate = (
  { params: key }: CallOf<typeof api.restoreFormTemplate>,
  work: Work,
): Promise<FormTemplate> => setFormRetired(work, key, false)
