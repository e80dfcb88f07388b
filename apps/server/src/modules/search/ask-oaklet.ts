import type * as api from '@oaklet/api/contract'
import type { SearchAnswer } from '@oaklet/api/contract'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { findRecords } from './find-records'

/** How many records of each kind are shown. */
const LIMIT = 10

/** Answers a question. Until a language model is set up, the words only introduce what was found. */
export async function askOaklet(
  { params: { practiceId }, query: { q } }: CallOf<typeof api.askOaklet>,
  work: Work,
): Promise<SearchAnswer> {
  const groups = await findRecords(work, practiceId, q, () => LIMIT)
  const answer =
    groups.length === 0
      ? 'Oaklet AI can’t answer in words yet, and nothing in your practice’s records matches.'
      : 'Oaklet AI can’t answer in words yet. This is what your practice’s records hold.'
  return { answer, groups }
}
