import type { SearchGroup } from '@oaklet/api/contract'
import type { StaffActor } from '../../actor'
import type { Deps } from '../../deps'
import { findRecords } from './find-records'

/** A list that is read at a glance. */
const LIMITS = { client: 5, appointment: 2, invoice: 2, clinician: 2 }

/** The likeliest records for what has been typed so far. */
export const suggestRecords = (
  deps: Deps,
  actor: StaffActor,
  { practiceId }: { practiceId: string },
  { q }: { q: string },
): Promise<SearchGroup[]> => findRecords(deps, actor, practiceId, q, LIMITS)
