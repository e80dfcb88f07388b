import type { Client } from '@oaklet/api/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clientInput } from '../../testing/a-client'
import { aPractice } from '../../testing/a-practice'
import { createTestApp, type TestApp } from '../../testing/create-test-app'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
}, 60_000)
afterAll(() => test.close())

describe('a client', () => {
  it('can be opened after it was added', async () => {
    const practice = await aPractice(test)
    const owner = await practice.as('Owner')
    const created = await owner.request('POST', practice.path('clients'), clientInput())
    expect(created.body).toMatchObject({ success: true })
    const { id } = created.data as Client
    const opened = await owner.request('GET', practice.path(`clients/${id}`))
    expect(opened.data).toEqual(created.data)
  })
})
