import { WEEKDAYS } from '@oaklet/api/contract'

const UUID = '[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}'
const DAY = WEEKDAYS.join('|')

/** A contract path as Hono writes it. Only a UUID, or a weekday for `{day}`, matches: anything else is no such path. */
export const routePath = (path: string): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => `:${name}{${name === 'day' ? DAY : UUID}}`)

/** A mounted route as a log line shows it: without the parameters' patterns. */
export const plainRoute = (route: string): string =>
  route.replaceAll(`{${UUID}}`, '').replaceAll(`{${DAY}}`, '')
