import type { ClaimContext, Scrub } from './claim-context'
import type { ClaimFinding } from './claim-findings'
import { FILING_SOON_DAYS } from './claim-state'
import type { ClaimForm, ClaimLine } from './claim-form'
import { dayWords, error, warning, when } from './found'
import { scrubAuthorization } from './scrub-authorization'
import { ADD_ONS, fittingCode, isTherapy } from './session-codes'

const DAY_MS = 86_400_000
/** Above zero and below this: $10,000.00. */
const CHARGE_LIMIT_CENTS = 1_000_000
/** Telehealth with the client elsewhere, and at home. */
const TELEHEALTH_PLACES: ReadonlySet<string> = new Set(['02', '10'])

/** Rules 23 to 38: the filing limit and each line. Whether notes are signed (28) is not known here. */
export const scrubLines: Scrub = (form, context) => [
  ...scrubFiling(context),
  ...scrubAuthorization(form, context),
  ...form.lines.flatMap((line, index) =>
    LINE_RULES.flatMap((rule) => rule({ line, at: `lines.${index}`, form, context })),
  ),
]

function scrubFiling({ today, filingDueOn }: ClaimContext): ClaimFinding[] {
  const left = Math.round((Date.parse(filingDueOn) - Date.parse(today)) / DAY_MS)
  const spot = ['claim', 'filing'] as const
  if (left < 0) return [error(26, '24A', spot, `The filing limit ended on ${dayWords(filingDueOn)}`)]
  if (left > FILING_SOON_DAYS) return []
  return [warning(26, '24A', spot, `The filing limit ends ${left === 0 ? 'today' : inDays(left)}`)]
}

const inDays = (days: number): string => `in ${days} ${days === 1 ? 'day' : 'days'}`

interface LineCheck {
  line: ClaimLine
  /** The field of the line. */
  at: string
  form: ClaimForm
  context: ClaimContext
}

type LineRule = (check: LineCheck) => ClaimFinding[]

const dates: LineRule = ({ line: { date, appointmentId }, at, context: { today, sessions } }) => [
  ...when(date > today, () => error(25, '24A', ['session', `${at}.date`], 'The session is in the future')),
  ...when(sessions.get(appointmentId)?.isCompleted !== true, () =>
    error(27, '24A', ['session', `${at}.appointmentId`], 'This session is not completed'),
  ),
]

const place: LineRule = ({ line, at, context: { sessions } }) => {
  const { placeOfService } = line
  const spot = ['claim', `${at}.placeOfService`] as const
  if (!/^\d\d$/.test(placeOfService)) return [error(29, '24B', spot, 'Choose the place of service')]
  const isTelehealth = sessions.get(line.appointmentId)?.isTelehealth === true
  return when(isTelehealth && !TELEHEALTH_PLACES.has(placeOfService), () =>
    error(29, '24B', spot, 'Telehealth needs 02 or 10'),
  )
}

const service: LineRule = ({ line: { code, date, appointmentId }, at, form, context }) => {
  const spot = ['claim', `${at}.code`] as const
  const bases = ADD_ONS[code]
  const isAlone = !form.lines.some((other) => other.date === date && bases?.includes(other.code) === true)
  const minutes = context.sessions.get(appointmentId)?.minutes
  const fitting = minutes === undefined ? null : fittingCode(code, minutes)
  return [
    ...when(!context.serviceCodes.has(code), () =>
      error(30, '24D', spot, code === '' ? 'Choose a service' : `${code} is not in the list of services`),
    ),
    ...when(bases !== undefined && isAlone, () =>
      error(33, '24D', spot, `${code} needs ${(bases ?? []).join(', ')} on the same day`),
    ),
    ...when(fitting !== null, () =>
      warning(34, '24D', spot, `${minutes} minutes fit ${fitting}, not ${code}`),
    ),
    ...context.others
      .filter((other) => other.date === date && other.code === code)
      .slice(0, 1)
      .map(({ pcn }) => warning(35, '24D', spot, `The same service on the same day is on claim ${pcn}`)),
  ]
}

const modifiers: LineRule = ({ line, at, form, context: { sessions, payer } }) => {
  const spot = ['claim', `${at}.modifiers`] as const
  const given = line.modifiers
  const isWrong =
    given.length > 4 || new Set(given).size < given.length || given.some((one) => !/^[A-Z0-9]{2}$/.test(one))
  const { videoModifier, audioModifier } = payer.telehealth
  const isExpected =
    sessions.get(line.appointmentId)?.isTelehealth === true &&
    videoModifier !== '' &&
    !given.includes(videoModifier) &&
    (audioModifier === '' || !given.includes(audioModifier))
  return [
    ...when(isWrong, () => error(31, '24D', spot, 'A modifier has two characters; none twice; at most four')),
    ...when(isExpected, () =>
      warning(
        32,
        '24D',
        spot,
        `${form.payer.name} expects ${[videoModifier, audioModifier].filter((one) => one !== '').join(' or ')} for this session`,
      ),
    ),
  ]
}

const numbers: LineRule = ({ line, at, form: { diagnoses } }) => {
  const { pointers, chargeCents, units } = line
  const isPointed =
    pointers.length >= 1 &&
    pointers.length <= 4 &&
    new Set(pointers).size === pointers.length &&
    pointers.every((pointer) => pointer >= 1 && pointer <= diagnoses.length)
  const isCounted = units >= 1 && units <= 99 && (units === 1 || !isTherapy(line.code))
  return [
    ...when(!isPointed, () =>
      error(36, '24E', ['claim', `${at}.pointers`], 'Say which diagnosis this is for (one to four)'),
    ),
    ...when(chargeCents <= 0 || chargeCents >= CHARGE_LIMIT_CENTS, () =>
      error(37, '24F', ['claim', `${at}.chargeCents`], 'The charge must be above zero and below $10,000.00'),
    ),
    ...when(!isCounted, () =>
      error(38, '24G', ['claim', `${at}.units`], 'Units from 1 to 99; a therapy session is 1'),
    ),
  ]
}

const LINE_RULES: readonly LineRule[] = [dates, place, service, modifiers, numbers]
