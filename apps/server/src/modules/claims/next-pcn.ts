import { pcnOf } from '@oaklet/api/contract'
import { nextNumberOfAll } from '../../db/next-number'
import { claimCounters } from '../../db/schema/claims-table'
import type { Work } from '../../work'

/** Takes the organization’s next patient control number; its row stays locked until the transaction ends. */
export const nextPcn = async ({ tx, actor }: Work): Promise<string> =>
  pcnOf(await nextNumberOfAll(tx, claimCounters, actor.organizationId))
