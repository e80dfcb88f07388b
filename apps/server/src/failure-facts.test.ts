import { startTestApp } from './testing/start-test-app'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { failureFacts } from './failure-facts'

const test = startTestApp()

it('of a query that failed the log gets the code, and nothing that was asked for', async () => {
  const asking = test.deps.db.execute(sql`select ${'Maya Lindqvist'}::uuid`)
  const facts = await asking.then(() => ({}), failureFacts)
  expect(facts).toEqual({ code: '22P02', constraint: undefined })
})

it('of a query that found no server the log gets why', () => {
  const cause = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
  expect(failureFacts(new Error('Failed query: select 1\nparams: Maya', { cause }))).toEqual({
    code: 'ECONNREFUSED',
    constraint: undefined,
  })
})

it('of a fault of ours the log gets where it happened', () => {
  expect(failureFacts(new TypeError('no'))).toMatchObject({
    name: 'TypeError',
    stack: expect.stringContaining('failure-facts.test') as string,
  })
  expect(failureFacts('no')).toEqual({ name: 'string' })
})
