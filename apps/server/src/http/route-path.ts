import { BILLING_LISTS, BILLING_REPORTS, WEEKDAYS } from '@oaklet/api/contract'

const UUID = '[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}'

const oneOf = (words: readonly string[]): string => `(?:${words.join('|')})`

/** The parameters that are no ids, by their names: each is one of a few words. */
const WORDS: Readonly<Record<string, string>> = {
  day: oneOf(WEEKDAYS),
  report: oneOf(BILLING_REPORTS),
  list: oneOf(BILLING_LISTS),
}

const patternOf = (name: string): string => WORDS[name] ?? UUID

/** A contract path as Hono writes it. Only a UUID, or a known word, matches: anything else is no such path. */
export const routePath = (path: string): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => `:${name}{${patternOf(name)}}`)

/** A mounted route as a log line shows it: without the parameters' patterns. */
export const plainRoute = (route: string): string =>
  [UUID, ...Object.values(WORDS)].reduce((plain, pattern) => plain.replaceAll(`{${pattern}}`, ''), route)
