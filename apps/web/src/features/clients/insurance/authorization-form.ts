import type { Authorization, AuthorizationInput, FieldError } from '@oaklet/api/contract'
import type { FormError } from '@oaklet/design-system'
import { formatMediumDate } from '../../../shared/format-date'
import { comparedWords } from '../../../shared/forms/compared-words'

/** The most visits that an authorization can allow. */
const MOST_VISITS = 999

/** What the form holds. */
export interface AuthorizationValues {
  number: string
  codes: readonly string[]
  visits: number | null
  /** `YYYY-MM-DD` */
  startsOn: string | null
  /** `YYYY-MM-DD` */
  endsOn: string | null
}

/** What the form for a new authorization starts from: today, for every service. */
export const newAuthorization = (today: string): AuthorizationValues => ({
  number: '',
  codes: [],
  visits: null,
  startsOn: today,
  endsOn: null,
})

/** What the form shows of an authorization. */
export const authorizationValuesOf = ({
  number,
  codes,
  visits,
  startsOn,
  endsOn,
}: Authorization): AuthorizationValues => ({ number, codes, visits, startsOn, endsOn })

/** What has to be put right before it is worth asking the server, in the order of the fields. */
export function authorizationErrors({ number, visits, startsOn, endsOn }: AuthorizationValues): FormError[] {
  const isEarly = startsOn !== null && endsOn !== null && endsOn < startsOn
  const isCount = visits !== null && visits >= 1 && visits <= MOST_VISITS
  return [
    ...(number.trim() === '' ? [{ path: 'number', message: 'Enter the number of the authorization' }] : []),
    ...(isCount ? [] : [{ path: 'visits', message: `Use 1 to ${MOST_VISITS} visits` }]),
    ...(startsOn === null ? [{ path: 'startsOn', message: 'Enter the first day' }] : []),
    ...(endsOn === null ? [{ path: 'endsOn', message: 'Enter the last day' }] : []),
    ...(isEarly ? [{ path: 'endsOn', message: 'Enter a day that is not before the first day' }] : []),
  ]
}

/** The server’s refusals at the fields of this form: one of a single code stands at all of them. */
export const authorizationRefusals = (refused: readonly FieldError[]): FormError[] =>
  refused.map(({ path, message }) => ({ path: path.replace(/^codes\.\d+$/, 'codes'), message }))

/** What is sent of values that {@link authorizationErrors} finds nothing wrong with. */
export const authorizationInput = (
  { number, codes, visits, startsOn, endsOn }: AuthorizationValues,
  coverageId: string,
): AuthorizationInput => ({
  coverageId,
  number: number.trim(),
  codes: [...codes],
  visits: visits ?? 0,
  startsOn: startsOn ?? '',
  endsOn: endsOn ?? '',
})

/** Both versions of an authorization in words, line by line, for the person to choose from. */
export const authorizationVersions = (mine: AuthorizationValues, theirs: Authorization) =>
  comparedWords(wordsOf(mine), wordsOf(theirs))

const wordsOf = ({
  number,
  codes,
  visits,
  startsOn,
  endsOn,
}: AuthorizationValues): Record<string, string> => ({
  Number: number,
  Services: codes.length === 0 ? 'All services' : codes.join(', '),
  Visits: String(visits ?? ''),
  'First day': startsOn === null ? '' : formatMediumDate(startsOn),
  'Last day': endsOn === null ? '' : formatMediumDate(endsOn),
})
