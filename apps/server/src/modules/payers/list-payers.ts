import type * as api from '@oaklet/api/contract'
import type { Payer } from '@oaklet/api/contract'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { isPayerOfPractice, selectPayers } from './select-payers'

/** Every payer of the practice by name, the inactive ones too. */
export const listPayers = (
  { actor, params: { practiceId } }: CallOf<typeof api.listPayers>,
  { tx }: Work,
): Promise<Payer[]> => selectPayers(tx, isPayerOfPractice(actor, practiceId))
