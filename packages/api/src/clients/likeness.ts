import { foldedText } from '../wire/folded-text'
import type { ClientInput, ClientLikeness } from './clients-contract'

/** What makes a client seem to be another one. `dateOfBirth` is `YYYY-MM-DD`. */
export type NamedAndBorn = Pick<ClientInput, 'firstName' | 'lastName' | 'preferredName' | 'dateOfBirth'>

/** From this similarity on, two spellings are taken for one name. */
const ALIKE = 0.6
const SUFFIX = / (jr|sr|junior|senior|ii|iii|iv)$/

/** What two records have in common that seem to be one person; null for two people. */
export function likenessOf(one: NamedAndBorn, other: NamedAndBorn): ClientLikeness | null {
  const [a, b] = [namesOf(one), namesOf(other)]
  const isNamedTheSame = a.last === b.last && haveOneInCommon(a.given, b.given)
  if (one.dateOfBirth === other.dateOfBirth && isNamedTheSame) return 'same'
  if (one.dateOfBirth === null || other.dateOfBirth === null) return null
  if (one.dateOfBirth !== other.dateOfBirth) {
    return isNamedTheSame && areAlikeDates(one.dateOfBirth, other.dateOfBirth) ? 'similar_birth_date' : null
  }
  if (a.given.includes(b.last) && b.given.includes(a.last)) return 'swapped_names'
  const isOneAlike =
    a.last === b.last
      ? a.given.some((name) => b.given.some((theirs) => similarity(name, theirs) >= ALIKE))
      : haveOneInCommon(a.given, b.given) && similarity(a.last, b.last) >= ALIKE
  return isOneAlike ? 'similar_name' : null
}

/** Two records that {@link likenessOf} finds something in common of have one of these in common. */
export function likenessKeys(person: NamedAndBorn): string[] {
  const { given, last } = namesOf(person)
  const { dateOfBirth } = person
  const named = given.map((name) => `${name} ${last}`)
  return dateOfBirth === null
    ? named
    : [...named, ...[last, ...given].map((name) => `${dateOfBirth} ${name}`)]
}

/** The names as they are compared: the first and the preferred one, and the last one without “Jr.” and its like. */
function namesOf({ firstName, preferredName, lastName }: NamedAndBorn) {
  const names = preferredName === '' ? [firstName] : [firstName, preferredName]
  return {
    given: names.map((name) => joined(foldedText(name))),
    last: joined(foldedText(lastName).replace(SUFFIX, '')),
  }
}

const joined = (name: string): string => name.replaceAll(' ', '')

const haveOneInCommon = (some: readonly string[], others: readonly string[]): boolean =>
  some.some((name) => others.includes(name))

/** The share of three-letter parts that two words have in common, 0 to 1, as PostgreSQL’s `pg_trgm` counts them. */
function similarity(one: string, other: string): number {
  const [some, others] = [partsOf(one), partsOf(other)]
  const common = [...some].filter((part) => others.has(part)).length
  return common / (some.size + others.size - common)
}

function partsOf(word: string): Set<string> {
  const padded = `  ${word} `
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)))
}

/** Whether two dates differ by one digit, or by month and day: what is mistyped or misread. */
function areAlikeDates(one: string, other: string): boolean {
  const digits = one.split('').filter((digit, at) => digit !== other[at]).length
  const [year, month, day] = one.split('-')
  return digits === 1 || other === [year, day, month].join('-')
}
