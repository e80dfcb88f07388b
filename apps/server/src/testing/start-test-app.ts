import { afterAll, beforeAll } from 'vitest'
import { createTestApp, type TestApp } from './create-test-app'

/** The server for the rules that follow: filled before the first of them runs, and stopped after the last. */
export function startTestApp(create: () => Promise<TestApp> = createTestApp): TestApp {
  const test = {} as TestApp
  beforeAll(async () => {
    Object.assign(test, await create())
  }, 60_000)
  afterAll(() => test.close())
  return test
}
