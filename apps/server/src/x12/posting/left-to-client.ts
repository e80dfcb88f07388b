import { sumOf } from '../remittance/imbalances-of'
import { reasonWords } from './adjustment-words'
import { mayBeLeftToClient } from './line-entries'
import type { AdjudicatedLine } from './match-lines'
import type { PlannedReason, PostingQuestion } from './posting-plan'

type Deciding = Pick<PostingQuestion, 'decisions' | 'rules'>

/** Whether what a payer calls the client’s by this code is theirs, and who says so: a person before a rule of the payer. */
function choiceOf(
  code: string,
  { decisions, rules }: Deciding,
): Pick<PlannedReason, 'isClients' | 'decidedBy'> {
  const decided = decisions.reasons.get(code)
  if (decided !== undefined) return { isClients: decided, decidedBy: 'person' }
  const rule = rules.get(code)
  return rule === undefined
    ? { isClients: false, decidedBy: 'nothing' }
    : { isClients: rule.isClients, decidedBy: 'rule' }
}

/**
 * The lines with what of their adjustments is the client’s by a person’s decision. Of what a payer takes back nothing is:
 * what was the client’s by the earlier posting comes back with that.
 */
export const leftToClient = (
  lines: readonly AdjudicatedLine[],
  isReversal: boolean,
  deciding: Deciding,
): AdjudicatedLine[] =>
  lines.map((line) => ({
    ...line,
    adjustments: line.adjustments.map((adjustment) =>
      !isReversal && mayBeLeftToClient(adjustment) && choiceOf(adjustment.code, deciding).isClients
        ? { ...adjustment, isLeftToClient: true }
        : adjustment,
    ),
  }))

/** The codes of these claims about which a person may decide, with what is decided; `claims` has the lines of each. */
export function plannedReasons(
  claims: readonly (readonly AdjudicatedLine[])[],
  deciding: Deciding,
): PlannedReason[] {
  const ofClaims = claims.map((lines) =>
    lines.flatMap(({ adjustments }) =>
      adjustments.filter((one) => one.cents !== 0 && mayBeLeftToClient(one)),
    ),
  )
  const codes = [...new Set(ofClaims.flat().map(({ code }) => code))].sort()
  return codes.map((code) => {
    const found = ofClaims
      .map((all) => all.filter((one) => one.code === code))
      .filter((all) => all.length > 0)
    return {
      ...{ code, words: reasonWords(code).words, cents: sumOf(found.flat().map(({ cents }) => cents)) },
      ...{ claimCount: found.length, ...choiceOf(code, deciding) },
      ruledOn: deciding.rules.get(code)?.since ?? null,
    }
  })
}
