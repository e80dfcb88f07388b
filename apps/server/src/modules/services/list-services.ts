import type * as api from '@oaklet/api/contract'
import type { Service } from '@oaklet/api/contract'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { isServiceOfPractice, selectServices } from './select-services'

/** What the practice bills for, in order of code, the inactive services too. */
export const listServices = (
  { actor, params: { practiceId } }: CallOf<typeof api.listServices>,
  { tx }: Work,
): Promise<Service[]> => selectServices(tx, isServiceOfPractice(actor, practiceId))
