import { Hono } from 'hono'
import { expect } from 'vitest'
import type { StaffActor } from '../actor'
import type { Database } from '../db/database'
import type { Deps } from '../deps'
import { aPractice } from '../testing/a-practice'
import { onOneDatabase } from '../testing/on-each-database'
import type { AppEnv } from './app-env'
import { onceOnly } from './idempotency'

onOneDatabase('a call with a key', (test, rule) => {
  rule('that is tried again and finds the answer of another call sends no mail', async () => {
    const practice = await aPractice(test)
    const { userId } = await practice.as('Owner')
    const actor = { userId, organizationId: practice.organizationId } as StaffActor
    const to = 'ada@wren.example'
    const ask = async (deps: Deps, subject: string) => {
      const app = new Hono<AppEnv>().post('/', async (c) => {
        const once = await onceOnly(c, deps, actor, async ({ mailer }) => {
          void mailer.send({ to, subject, text: '' })
          return Promise.resolve(subject)
        })
        return c.json(once)
      })
      const headers = { 'Idempotency-Key': 'once' }
      return (await app.request('/', { method: 'POST', headers })).json()
    }
    // The first try is rolled back, and another call takes its place before the second.
    const { db } = test.deps
    const transaction: Database['transaction'] = async (work) => {
      const rolledBack = new Error('in the way')
      const first = db.transaction(async (tx) => {
        await work(tx)
        throw rolledBack
      })
      await expect(first).rejects.toBe(rolledBack)
      await ask(test.deps, 'Another call')
      return db.transaction(work)
    }
    const answer = await ask(
      { ...test.deps, db: Object.assign(Object.create(db), { transaction }) as Database },
      'First try',
    )
    await test.mailer.settled()
    expect(answer).toEqual({ answer: 'Another call', isRepeat: true })
    expect(test.mailer.to(to).map(({ subject }) => subject)).toEqual(['Another call'])
  })
})
