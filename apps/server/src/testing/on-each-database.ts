import { describe, it } from 'vitest'
import { createTestApp, type TestApp } from './create-test-app'
import { startTestApp } from './start-test-app'
import { IS_LONG } from './sample-size'
import { EMBEDDED, ON_SERVER, type TestDatabase, USUAL } from './test-databases'

type Rule = ReturnType<typeof it.skipIf>
/** `test` is filled before the first rule runs; its calls may say which address they come from. */
type Rules = (test: TestApp, rule: Rule) => void

const BOTH = [EMBEDDED, ON_SERVER]

/**
 * Describes rules that a database may keep in its own way, as what waits for what: once on the embedded database and
 * once on a PostgreSQL server where one is installed.
 */
export function onEachDatabase(title: string, rules: Rules): void {
  onDatabases(BOTH, title, rules)
}

/** Describes rules that any database keeps, on a PostgreSQL server where one is installed; in the long lane on both. */
export function onOneDatabase(title: string, rules: Rules): void {
  onDatabases(IS_LONG ? BOTH : [USUAL], title, rules)
}

function onDatabases(databases: readonly TestDatabase[], title: string, rules: Rules): void {
  describe.each(databases)(`${title} on $name`, (database) => {
    const create = () => createTestApp({ database, env: { trustsProxy: true } })
    const test = database.missing === null ? startTestApp(create) : ({} as TestApp)
    rules(test, it.skipIf(database.missing !== null))
  })
}
