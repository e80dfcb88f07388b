import type * as api from '@oaklet/api/contract'
import type { SearchGroup, SearchKind } from '@oaklet/api/contract'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { findRecords } from './find-records'

/** A list that is read at a glance: most who search look for a client. */
const limitOf = (kind: SearchKind): number => (kind === 'client' ? 5 : 2)

/** Returns the likeliest records for what has been typed so far. */
export const suggestRecords = (
  { params: { practiceId }, query: { q } }: CallOf<typeof api.suggestRecords>,
  work: Work,
): Promise<SearchGroup[]> => findRecords(work, practiceId, q, limitOf)
