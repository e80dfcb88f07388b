import { describe, it } from 'vitest'
import { createTestApp, type TestApp } from './create-test-app'
import { startTestApp } from './start-test-app'
import { TEST_DATABASES } from './test-databases'

type Rule = ReturnType<typeof it.skipIf>

/**
 * Describes rules of the whole server, once on the embedded database and once on a PostgreSQL server where one is
 * installed. `test` is filled before the first rule runs; its calls may say which address they come from.
 */
export function onEachDatabase(title: string, rules: (test: TestApp, rule: Rule) => void): void {
  describe.each(TEST_DATABASES)(`${title} on $name`, ({ missing, connect }) => {
    const create = async () => createTestApp({ connection: await connect(), env: { trustsProxy: true } })
    const test = missing === null ? startTestApp(create) : ({} as TestApp)
    rules(test, it.skipIf(missing !== null))
  })
}
