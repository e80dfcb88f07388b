import {
  CLAIM_AGE_WORDS,
  CLAIM_AGES,
  CLAIM_LABEL_WORDS,
  CLAIM_STATE_WORDS,
  CLAIM_STATES,
  type ClaimAge,
  type ClaimState,
} from '@oaklet/api/contract'
import type { Work } from '../../../work'
import { sumOf } from '../../../x12/remittance/imbalances-of'
import { claimsByLabel, claimsByState } from '../../claims'
import type { ReportCall, ReportRows } from '../report-rows'

/** What the rows of the claims can stand for. */
export const CLAIM_SPLITS = ['state_and_age', 'state', 'age', 'label'] as const
type ClaimSplit = (typeof CLAIM_SPLITS)[number]

/** How many claims there are and what is open of them, in the order of the states and the ages. */
export async function claimsByStateReport(
  { work, practiceId, today }: ReportCall,
  { split }: { split: ClaimSplit },
): Promise<ReportRows> {
  if (split === 'label') return { rows: await rowsOfLabels(work, practiceId) }
  const found = await claimsByState(work, practiceId, today)
  const rows = choicesOf(split).flatMap(({ state, age }) => {
    const ofRow = found.filter(
      (one) => (state === undefined || one.state === state) && (age === undefined || one.age === age),
    )
    if (ofRow.length === 0) return []
    const words = [state && CLAIM_STATE_WORDS[state], age && CLAIM_AGE_WORDS[age].toLowerCase()]
    const [first = '', ...others] = words.filter((one) => one !== undefined)
    return [
      {
        id: [state, age].filter((one) => one !== undefined).join(' '),
        label: [first.charAt(0).toUpperCase() + first.slice(1), ...others].join(', '),
        cells: [sumOf(ofRow.map(({ count }) => count)), sumOf(ofRow.map(({ openCents }) => openCents))],
        records: { list: 'claims' as const, ...(state && { state }), ...(age && { age }) },
      },
    ]
  })
  return { rows }
}

/** A row for each label that claims have, with the list of these. */
async function rowsOfLabels(work: Work, practiceId: string): Promise<ReportRows['rows']> {
  const found = await claimsByLabel(work, practiceId)
  return found.flatMap(({ label, count, openCents }) =>
    count === 0
      ? []
      : [
          {
            ...{ id: label, label: CLAIM_LABEL_WORDS[label], cells: [count, openCents] },
            records: { list: 'claims' as const, state: label },
          },
        ],
  )
}

/** What each row can be about: a state, an age, or both. */
function choicesOf(split: Exclude<ClaimSplit, 'label'>): { state?: ClaimState; age?: ClaimAge }[] {
  if (split === 'age') return CLAIM_AGES.map((age) => ({ age }))
  const states = CLAIM_STATES.map((state) => ({ state }))
  return split === 'state' ? states : states.flatMap(({ state }) => CLAIM_AGES.map((age) => ({ state, age })))
}
