import { SEARCH_KINDS, type SearchGroup, type SearchKind } from '@oaklet/api/contract'
import type { Work } from '../../work'
import { practiceToday } from '../organization'
import { RECORDS } from '../records'
import { createRecordQuery } from './record-query'
import { readPhrase } from './typed-phrase'

const SEARCHES = SEARCH_KINDS.flatMap((kind) =>
  RECORDS.flatMap(({ search }) => (search?.kind === kind ? [search] : [])),
)

/** What the actor may see of each kind; `limitOf` says how many of it. Nothing of the phrase is noted anywhere. */
export async function findRecords(
  work: Work,
  practiceId: string,
  typed: string,
  limitOf: (kind: SearchKind) => number,
): Promise<SearchGroup[]> {
  const practice = await practiceToday(work, practiceId)
  const query = createRecordQuery({
    work,
    practiceId,
    practice,
    phrase: readPhrase(typed, practice.today),
    limit: Math.max(...SEARCH_KINDS.map(limitOf)) + 1,
  })
  const groups: SearchGroup[] = []
  for (const { kind, find } of SEARCHES) {
    const hits = await find(query)
    const limit = limitOf(kind)
    if (hits.length > 0) groups.push({ kind, hits: hits.slice(0, limit), hasMore: hits.length > limit })
  }
  return groups
}
