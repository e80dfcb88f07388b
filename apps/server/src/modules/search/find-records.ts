import type { SearchGroup, SearchHit, SearchKind } from '@oaklet/api/contract'
import type { Work } from '../../work'
import { practiceToday } from '../organization'
import { searchAppointments } from './search-appointments'
import { searchClients } from './search-clients'
import { searchClinicians } from './search-clinicians'
import { createSearchContext, type SearchContext } from './search-context'
import { searchInvoices } from './search-invoices'
import { readPhrase } from './typed-phrase'

const SEARCHES: readonly [SearchKind, (context: SearchContext) => Promise<SearchHit[]>][] = [
  ['client', searchClients],
  ['appointment', searchAppointments],
  ['invoice', searchInvoices],
  ['clinician', searchClinicians],
]

/** What the actor may see of each kind; `limits` says how many of it. Nothing of the phrase is noted anywhere. */
export async function findRecords(
  work: Work,
  practiceId: string,
  typed: string,
  limits: Readonly<Record<SearchKind, number>>,
): Promise<SearchGroup[]> {
  const practice = await practiceToday(work, practiceId)
  const context = createSearchContext({
    work,
    practiceId,
    practice,
    phrase: readPhrase(typed, practice.today),
    limit: Math.max(...Object.values(limits)) + 1,
  })
  const groups: SearchGroup[] = []
  for (const [kind, search] of SEARCHES) {
    const hits = await search(context)
    const limit = limits[kind]
    if (hits.length > 0) groups.push({ kind, hits: hits.slice(0, limit), hasMore: hits.length > limit })
  }
  return groups
}
