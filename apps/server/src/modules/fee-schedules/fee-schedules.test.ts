import type { AuditEvent, FeeSchedule, FeeScheduleInput, Page } from '@oaklet/api/contract'
import { aFeeScheduleInput } from '@oaklet/api/testing'
import { expect } from 'vitest'
import { insertPayer } from '../../testing/a-coverage'
import { requester, type SignedInPerson } from '../../testing/a-person'
import { aPractice } from '../../testing/a-practice'
import { dataOf } from '../../testing/an-appointment'
import { auditTrail } from '../../testing/audit-trail'
import { onOneDatabase } from '../../testing/on-each-database'
import { refusal } from '../../testing/refusal'

onOneDatabase('fee schedules', (test, rule) => {
  async function aDesk() {
    const practice = await aPractice(test)
    const owner = await practice.as('Owner')
    const payerId = await insertPayer(test, practice)
    const path = (rest = '') => practice.path(`fee-schedules${rest}`)
    const input = (changes: Partial<FeeScheduleInput> = {}) => aFeeScheduleInput({ payerId, ...changes })
    const add = (changes?: Partial<FeeScheduleInput>) => owner.request('POST', path(), input(changes))
    const added = async (changes?: Partial<FeeScheduleInput>) => dataOf<FeeSchedule>(await add(changes))
    const change = ({ id, version }: FeeSchedule, changes: Partial<FeeScheduleInput>) =>
      owner.request('PUT', path(`/${id}`), { ...input(changes), version })
    const all = async () => dataOf<FeeSchedule[]>(await owner.request('GET', path()))
    return { practice, owner, payerId, path, input, add, added, change, all }
  }
  const line = (code: string) => ({ code, modifier: '', credential: '', allowedCents: 9_000 })

  rule('are kept by payer, the latest first, and changed and deleted', async () => {
    const { practice, owner, path, input, added, change, all } = await aDesk()
    const former = await added({ startsOn: '2025-01-01', endsOn: '2025-12-31' })
    const first = await added()
    expect(first).toMatchObject({ ...input(), payerName: 'Aetna', version: 1 })
    const other = await insertPayer(test, practice, { name: 'Aaron Mutual' })
    const others = await added({ payerId: other })
    expect(await all()).toEqual([others, first, former])
    const lines = [{ ...line('90834'), modifier: 'gt', credential: ' LCSW ' }]
    const changed = dataOf<FeeSchedule>(await change(first, { lines }))
    expect(changed).toMatchObject({
      lines: [{ code: '90834', modifier: 'GT', credential: 'LCSW', allowedCents: 9_000 }],
      version: 2,
    })
    expect(refusal(await change(first, {}))).toEqual([409, 'stale_edit'])
    expect(await auditTrail(test, practice, 'fee_schedule', first.id)).toEqual([
      { action: 'created', changed: Object.keys(input()), userId: owner.userId },
      { action: 'updated', changed: ['lines'], userId: owner.userId },
    ])
    expect(dataOf(await owner.request('DELETE', path(`/${former.id}`)))).toBeNull()
    expect(await all()).toEqual([others, changed])
  })

  rule('are one on each day for a payer, also for two people at once', async () => {
    const { owner, path, input, add, added, change } = await aDesk()
    const taken = [422, 'validation_failed', 'startsOn']
    const answers = await Promise.all([1, 2, 3].map(() => owner.request('POST', path(), input())))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422])
    expect(refusal(await add({ startsOn: '2025-06-01' }))).toEqual(taken)
    const before = await added({ startsOn: '2025-01-01', endsOn: '2025-12-31' })
    expect(refusal(await change(before, { startsOn: '2025-01-01', endsOn: '2026-01-01' }))).toEqual(taken)
  })

  rule('name services of the practice and each of them once, and an active payer', async () => {
    const { practice, add, added, change } = await aDesk()
    const wrong = await add({ lines: [line('90834'), line('NONE'), line('90834')] })
    expect(refusal(wrong)).toEqual([422, 'validation_failed', 'lines.2.code'])
    expect(refusal(await add({ lines: [line('90834'), line('NONE')] }))).toEqual([
      ...[422, 'validation_failed', 'lines.1.code'],
    ])
    const inactive = await insertPayer(test, practice, { name: 'Old Mutual', isActive: false })
    const refused = [422, 'validation_failed', 'payerId']
    expect(refusal(await add({ payerId: inactive }))).toEqual(refused)
    expect(refusal(await change(await added(), { payerId: test.deps.newId() }))).toEqual(refused)
  })

  rule('keep their payer from being deleted', async () => {
    const { practice, owner, payerId, path, added } = await aDesk()
    const { id } = await added()
    const remove = () => owner.request('DELETE', practice.path(`payers/${payerId}`))
    expect(refusal(await remove())).toEqual([409, 'transition_refused'])
    await owner.request('DELETE', path(`/${id}`))
    expect((await remove()).status).toBe(200)
  })

  rule('are for those who change the billing of the practice', async () => {
    const { practice, owner, path, input, added } = await aDesk()
    const { id } = await added()
    const statuses = async (ask: SignedInPerson['request']) => [
      (await ask('GET', path())).status,
      (await ask('POST', path(), input({ startsOn: '2025-01-01', endsOn: '2025-12-31' }))).status,
      (await ask('PUT', path(`/${id}`), { ...input(), version: 1 })).status,
      (await ask('DELETE', path(`/${id}`))).status,
    ]
    expect(await statuses(requester(test))).toEqual([401, 401, 401, 401])
    expect(await statuses((await practice.as('Scheduler')).request)).toEqual([403, 403, 403, 403])
    const stranger = await (await aPractice(test)).as('Owner')
    expect(await statuses(stranger.request)).toEqual([404, 404, 404, 404])
    const beside = await practice.as('Owner', {
      practiceIds: [practice.practiceId, practice.otherPracticeId],
    })
    const other = `/api/v1/practices/${practice.otherPracticeId}/fee-schedules/${id}`
    expect((await beside.request('DELETE', other)).status).toBe(404)
    const audit = `/api/v1/organizations/${practice.organizationId}/audit?resource=fee_schedule`
    const { items } = dataOf<Page<AuditEvent>>(await owner.request('GET', audit))
    expect(items.map(({ recordName }) => recordName)).toEqual(['Aetna from 2026-01-01'])
    expect(await statuses((await practice.as('Biller')).request)).toEqual([200, 200, 200, 200])
  })
})
