import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp } from '../app'
import { clientInput } from '../testing/a-client'
import { aPractice } from '../testing/a-practice'
import { createTestApp, type TestApp } from '../testing/create-test-app'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

it('logs the route, never a name, a query, an e-mail or an id of the path', async () => {
  let logged = ''
  const sink = new Writable({
    write(chunk: Buffer, _, done) {
      logged += chunk.toString()
      done()
    },
  })
  const log = pino({ level: 'trace' }, sink)
  const logging = { ...test, app: createApp({ ...test.deps, log }, test.connection.ping) }
  const practice = await aPractice(logging)
  const owner = await practice.as('Owner')
  await owner.request('POST', practice.path('clients'), clientInput({ lastName: 'Veryprivate' }))
  await owner.request('GET', practice.path('clients?q=Veryprivate'))
  expect(logged).toContain('"method":"GET","route":"/api/v1/practices/:practiceId/clients","status":200')
  expect(logged).not.toMatch(new RegExp(`Veryprivate|@example|${practice.practiceId}|Bearer`))
})
