import type { ClaimAuthorization, Scrub } from './claim-context'
import type { ClaimLine } from './claim-form'
import { dayWords, error, warning, when } from './found'

const coversCode = ({ codes }: ClaimAuthorization, { code }: ClaimLine) =>
  codes.length === 0 || codes.includes(code)
const coversDay = ({ startsOn, endsOn }: ClaimAuthorization, { date }: ClaimLine) =>
  date >= startsOn && date <= endsOn
const covers = (authorization: ClaimAuthorization, line: ClaimLine) =>
  coversCode(authorization, line) && coversDay(authorization, line)

/** Rules 23 and 24: the payer’s consent, which is asked for where one on file covers a session. */
export const scrubAuthorization: Scrub = ({ authorizationNumber, lines }, { authorizations }) => {
  const spot = ['claim', 'authorizationNumber'] as const
  if (authorizationNumber === '') {
    const wanted = lines.find((line) => authorizations.some((one) => covers(one, line)))
    if (wanted === undefined) return []
    return [error(23, '23', spot, `This payer wants an authorization for ${wanted.code}`)]
  }
  const chosen = authorizations.find(({ number }) => number === authorizationNumber)
  // One that is not on file can’t be compared.
  if (chosen === undefined) return []
  const sessions = new Set(lines.filter((line) => covers(chosen, line)).map((line) => line.appointmentId))
  const left = Math.max(0, chosen.visits - chosen.usedVisits + sessions.size)
  const visits = left === 1 ? 'visit is' : 'visits are'
  const uncovered = lines.find((line) => !covers(chosen, line))
  return [
    ...(uncovered === undefined
      ? []
      : [
          error(
            23,
            '23',
            spot,
            `It does not cover ${coversDay(chosen, uncovered) ? uncovered.code : dayWords(uncovered.date)}`,
          ),
        ]),
    ...when(left < sessions.size, () =>
      warning(24, '23', spot, `Only ${left} ${visits} left; this claim has ${sessions.size}`),
    ),
  ]
}
