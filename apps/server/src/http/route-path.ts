const UUID = '[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}'

/** A contract path as Hono writes it. Only a UUID matches a parameter: anything else is no such path. */
export const routePath = (path: string): string => path.replace(/\{(\w+)\}/g, `:$1{${UUID}}`)

/** A mounted route as a log line shows it: without the parameters' patterns. */
export const plainRoute = (route: string): string => route.replaceAll(`{${UUID}}`, '')
