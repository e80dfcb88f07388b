import { foldedText } from '../wire/folded-text'
import type { ClientContact } from './client-contact'
import type { ClientInput, ClientLikeness } from './clients-contract'
import type { DuplicateLikeness } from './duplicates-contract'

/** What makes a client seem to be another one. `dateOfBirth` is `YYYY-MM-DD`. */
export type NamedAndBorn = Pick<ClientInput, 'firstName' | 'lastName' | 'preferredName' | 'dateOfBirth'>

/** What is known of a person besides: ways to reach them, and their numbers with insurances. */
export interface KnownPerson extends NamedAndBorn {
  contacts: readonly Pick<ClientContact, 'kind' | 'value'>[]
  memberIds: readonly string[]
}

/** From this similarity on, two spellings are taken for one name. */
const ALIKE = 0.6
const SUFFIX = / (jr|sr|junior|senior|ii|iii|iv)$/

/** What two records have in common that seem to be one person; null for two people. */
export const likenessOf = (one: NamedAndBorn, other: NamedAndBorn): ClientLikeness | null =>
  likenessBetween(namesOf(one), namesOf(other))

function likenessBetween(a: FoldedNames, b: FoldedNames): ClientLikeness | null {
  const isNamedTheSame = a.last === b.last && haveOneInCommon(a.given, b.given)
  if (a.dateOfBirth === b.dateOfBirth && isNamedTheSame) return 'same'
  if (a.dateOfBirth === null || b.dateOfBirth === null) return null
  if (a.dateOfBirth !== b.dateOfBirth) {
    return isNamedTheSame && areAlikeDates(a.dateOfBirth, b.dateOfBirth) ? 'similar_birth_date' : null
  }
  if (a.given.includes(b.last) && b.given.includes(a.last)) return 'swapped_names'
  const isOneAlike =
    a.last === b.last
      ? haveOneAlike(a.given, b.given)
      : haveOneInCommon(a.given, b.given) && similarity(a.last, b.last) >= ALIKE
  return isOneAlike ? 'similar_name' : null
}

/** A person as {@link duplicateLikenessOf} compares them: made once for each, as 10,000 are compared at once. */
export interface ComparedPerson extends FoldedNames {
  /** Besides names: what hardly two people have in common, by what it makes of them. */
  marks: Readonly<Record<Exclude<DuplicateLikeness, ClientLikeness>, readonly string[]>>
}

/** Makes of a person what they are compared by. */
export const comparedPerson = (person: KnownPerson): ComparedPerson => ({
  ...namesOf(person),
  marks: marksOf(person),
})

/**
 * What two records have in common that may be one person: as {@link likenessOf} says, or, born on the same day and with
 * first names that are alike, a member id, an e-mail or a mobile number, whatever the last names are.
 */
export function duplicateLikenessOf(one: ComparedPerson, other: ComparedPerson): DuplicateLikeness | null {
  const likeness = likenessBetween(one, other)
  if (likeness !== null) return likeness
  if (one.dateOfBirth === null || one.dateOfBirth !== other.dateOfBirth) return null
  if (!haveOneAlike(one.given, other.given)) return null
  return MARKS.find((mark) => haveOneInCommon(one.marks[mark], other.marks[mark])) ?? null
}

/** Two records that {@link likenessOf} finds something in common of have one of these in common. */
export const likenessKeys = (person: NamedAndBorn): string[] => keysOf(namesOf(person))

/** The same for {@link duplicateLikenessOf}. */
export function duplicateKeys(person: ComparedPerson): string[] {
  const { dateOfBirth, marks } = person
  if (dateOfBirth === null) return keysOf(person)
  return [
    ...keysOf(person),
    ...MARKS.flatMap((mark) => marks[mark].map((value) => `${dateOfBirth} ${mark} ${value}`)),
  ]
}

function keysOf({ given, last, dateOfBirth }: FoldedNames): string[] {
  const named = given.map((name) => `${name} ${last}`)
  return dateOfBirth === null
    ? named
    : [...named, ...[last, ...given].map((name) => `${dateOfBirth} ${name}`)]
}

const MARKS = ['same_member_id', 'same_email', 'same_mobile'] as const

/** What hardly two people have in common, written in one way. */
function marksOf({ contacts, memberIds }: KnownPerson): ComparedPerson['marks'] {
  const valuesOf = (kind: ClientContact['kind']) =>
    contacts.filter((contact) => contact.kind === kind).map(({ value }) => value.toLowerCase())
  return {
    same_member_id: memberIds
      .map((id) => id.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''))
      .filter((id) => id !== ''),
    same_email: valuesOf('email'),
    same_mobile: valuesOf('mobile'),
  }
}

/** The names as they are compared: the first and the preferred one, and the last one without “Jr.” and its like. */
interface FoldedNames {
  given: readonly string[]
  last: string
  dateOfBirth: string | null
}

function namesOf({ firstName, preferredName, lastName, dateOfBirth }: NamedAndBorn): FoldedNames {
  const names = preferredName === '' ? [firstName] : [firstName, preferredName]
  return {
    given: names.map((name) => joined(foldedText(name))),
    last: joined(foldedText(lastName).replace(SUFFIX, '')),
    dateOfBirth,
  }
}

const joined = (name: string): string => name.replaceAll(' ', '')

const haveOneInCommon = (some: readonly string[], others: readonly string[]): boolean =>
  some.some((name) => others.includes(name))

const haveOneAlike = (some: readonly string[], others: readonly string[]): boolean =>
  some.some((name) => others.some((theirs) => similarity(name, theirs) >= ALIKE))

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
