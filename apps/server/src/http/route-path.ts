import { BILLING_LISTS, BILLING_REPORTS, MEASURE_KINDS, WEEKDAYS } from '@oaklet/api/contract'

const UUID = '[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}'

const oneOf = (words: readonly string[]): string => `(?:${words.join('|')})`

/** The parameters that are no ids, by their names: one of a few words, the link of a packet, or a page of it. */
const PATTERNS: Readonly<Record<string, string>> = {
  day: oneOf(WEEKDAYS),
  report: oneOf(BILLING_REPORTS),
  list: oneOf(BILLING_LISTS),
  measure: oneOf(MEASURE_KINDS),
  // Whatever is typed has the answer of a link that is none.
  linkId: '[\\w.-]{1,100}',
  page: '[\\w-]{1,40}',
}

const patternOf = (name: string): string => PATTERNS[name] ?? UUID

/** A contract path as Hono writes it. Only a UUID, or what {@link PATTERNS} says, matches: anything else is no such path. */
export const routePath = (path: string): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => `:${name}{${patternOf(name)}}`)

/** A mounted route as a log line shows it: without the parameters' patterns. */
export const plainRoute = (route: string): string =>
  [UUID, ...Object.values(PATTERNS)].reduce((plain, pattern) => plain.replaceAll(`{${pattern}}`, ''), route)
