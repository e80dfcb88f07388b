import type * as api from '@oaklet/api/contract'
import type { BillingProfile } from '@oaklet/api/contract'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { isProfileOfPractice, selectBillingProfiles } from './select-billing-profiles'

/** Every billing profile of the practice: the default one first, then by name. */
export const listBillingProfiles = (
  { actor, params: { practiceId } }: CallOf<typeof api.listBillingProfiles>,
  { tx }: Work,
): Promise<BillingProfile[]> => selectBillingProfiles(tx, isProfileOfPractice(actor, practiceId))
