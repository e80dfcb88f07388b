import type { Claim, ClaimBatch, ClaimSettings, UpdateClaimSettingsBody } from '@oaklet/api/contract'
import { aClaimSettingsBody } from '@oaklet/api/testing'
import { describe, expect } from 'vitest'
import { aClaimDesk, fileOf } from '../../testing/a-claim'
import { requester } from '../../testing/a-person'
import { aPractice } from '../../testing/a-practice'
import { dataOf } from '../../testing/an-appointment'
import { auditTrail } from '../../testing/audit-trail'
import { onOneDatabase } from '../../testing/on-each-database'
import { refusal } from '../../testing/refusal'
import { ta1To } from '../../x12/testing/answer-to'

onOneDatabase('claim settings', (test, rule) => {
  async function aDesk() {
    const desk = await aClaimDesk(test)
    const { practice, owner } = desk
    const path = practice.path('claim-settings')
    const settings = async (): Promise<ClaimSettings> => dataOf(await owner.request('GET', path))
    const set = (changes: Partial<UpdateClaimSettingsBody> = {}, by = owner) =>
      by.request('PUT', path, aClaimSettingsBody(changes))
    const contentOf = async ({ id }: ClaimBatch) => {
      const { bytes } = await owner.request('GET', practice.path(`claim-batches/${id}/file`))
      return new TextDecoder().decode(bytes)
    }
    return { ...desk, path, settings, set, contentOf }
  }

  describe('the settings', () => {
    rule('of a new practice: files of who bills to the payer, no tests, forms as they are', async () => {
      const { practice, settings } = await aDesk()
      expect(await settings()).toEqual({
        ...{ practiceId: practice.practiceId, sender: null, receiver: null, isTest: false },
        ...{ printOffsets: { right: 0, down: 0 }, version: 0 },
      })
    })

    rule('are changed as a whole, which the audit log names by its fields', async () => {
      const { practice, owner, settings, set } = await aDesk()
      const changed = dataOf<ClaimSettings>(await set())
      const { practiceId } = practice
      expect(changed).toEqual({ ...aClaimSettingsBody(), practiceId, version: 1 })
      expect(await settings()).toEqual(changed)
      const back = { sender: null, receiver: null, printOffsets: { right: 0, down: 0 }, version: 1 }
      expect(dataOf(await set(back))).toEqual({ ...back, isTest: false, practiceId, version: 2 })
      const changes = ['sender', 'receiver', 'printOffsets']
      expect(await auditTrail(test, practice, 'billing_settings', practiceId)).toEqual([
        { action: 'updated', changed: changes, userId: owner.userId },
        { action: 'updated', changed: changes, userId: owner.userId },
      ])
    })

    rule('are changed by one of two at once, and the other one is told how they stand', async () => {
      const { settings, set } = await aDesk()
      const answers = await Promise.all([set(), set({ isTest: true })])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
      const late = answers.find(({ status }) => status === 409)
      expect(late?.body).toMatchObject({ code: 'stale_edit', current: await settings() })
    })

    rule.each([
      ['sender.id', { sender: { idKind: 'ZZ', id: 'A' } }],
      ['sender.id', { sender: { idKind: 'ZZ', id: 'A'.repeat(16) } }],
      ['sender.id', { sender: { idKind: 'ZZ', id: 'OAK*WOOD' } }],
      ['sender.id', { sender: { idKind: 'ZZ', id: 'CHÊNE' } }],
      ['receiver.id', { receiver: { idKind: 'ZZ', id: 'HUB~1', name: 'Hub' } }],
      ['receiver.name', { receiver: { idKind: 'ZZ', id: 'HUB1', name: ' ' } }],
      ['receiver.name', { receiver: { idKind: 'ZZ', id: 'HUB1', name: '健康' } }],
      ['printOffsets.right', { printOffsets: { right: 101, down: 0 } }],
      ['printOffsets.down', { printOffsets: { right: 0, down: -101 } }],
      ['printOffsets.right', { printOffsets: { right: 0.5, down: 0 } }],
    ] as const)('are refused at %s for %j', async (field, changes) => {
      const { set, settings } = await aDesk()
      expect(refusal(await set(changes))).toEqual([422, 'validation_failed', field])
      expect((await settings()).version).toBe(0)
    })
  })

  describe('a file', () => {
    rule('names both sides as the settings say, in its envelope and inside', async () => {
      const { practice, owner, made, set, contentOf } = await aDesk()
      dataOf(await set({ sender: { idKind: 'ZZ', id: ' oakwood01 ' } }))
      const content = await contentOf(await fileOf(practice, owner, [await made()]))
      expect(content.slice(32, 69)).toBe('ZZ*OAKWOOD01      *01*030240928      ')
      expect(content.slice(102, 103)).toBe('P')
      expect(content).toContain('~GS*HC*OAKWOOD01*030240928*')
      expect(content).toMatch(/~NM1\*41\*2\*[^~]+\*46\*OAKWOOD01~/)
      expect(content).toContain('~NM1*40*2*EXAMPLE CLEARINGHOUSE*****46*030240928~')
    })

    rule('that is made stays as it was made, whatever is set afterwards', async () => {
      const { practice, owner, made, set, contentOf } = await aDesk()
      const batch = await fileOf(practice, owner, [await made()])
      const content = await contentOf(batch)
      dataOf(await set({ isTest: true }))
      expect(await contentOf(batch)).toBe(content)
      const sent = await owner.request('POST', practice.path(`claim-batches/${batch.id}/sent`))
      expect(dataOf(sent)).toMatchObject({ state: 'sent', isTest: false })
    })
  })

  describe('a test file', () => {
    async function aTestFile() {
      const desk = await aDesk()
      dataOf(await desk.set({ isTest: true }))
      const claim = await desk.made()
      return { ...desk, claim, batch: await fileOf(desk.practice, desk.owner, [claim]) }
    }

    rule('says so, and nothing in it is ever marked as sent', async () => {
      const { practice, owner, claim, batch, read, contentOf } = await aTestFile()
      expect(batch).toMatchObject({ isTest: true, state: 'made' })
      expect((await contentOf(batch)).slice(102, 103)).toBe('T')
      const refused = await owner.request('POST', practice.path(`claim-batches/${batch.id}/sent`))
      expect(refusal(refused)).toEqual([409, 'transition_refused'])
      expect(refused.body['message']).toBe('This is a test file: nothing in it counts as sent.')
      expect(await read(claim.id)).toMatchObject({ state: 'ready', submittedOn: null, openCents: null })
    })

    rule('keeps its claims from no other file, and is not out of date when one changes', async () => {
      const { practice, owner, claim, batch, change, set } = await aTestFile()
      expect((await fileOf(practice, owner, [claim])).isTest).toBe(true)
      const changed = dataOf<Claim>(await change(claim, { note: 'Seen at home' }))
      const path = (id: string) => practice.path(`claim-batches/${id}`)
      expect(dataOf(await owner.request('GET', path(batch.id)))).toMatchObject({
        claims: [{ isChanged: false }],
      })
      dataOf(await set({ version: 1 }))
      const file = await fileOf(practice, owner, [changed])
      expect(dataOf(await owner.request('POST', `${path(file.id)}/sent`))).toMatchObject({
        ...{ isTest: false, state: 'sent', claims: [{ state: 'submitted' }] },
      })
    })

    rule('leaves its sessions free to change, but is deleted before its claims', async () => {
      const { practice, owner, session, claim, batch, call } = await aTestFile()
      const status = { status: 'checked_in', version: session.version }
      const changed = await owner.request('PATCH', practice.path(`appointments/${session.id}/status`), status)
      expect(changed.status).toBe(200)
      expect(refusal(await call('DELETE', `/${claim.id}`))).toEqual([409, 'transition_refused'])
      dataOf(await owner.request('DELETE', practice.path(`claim-batches/${batch.id}`)))
      expect((await call('DELETE', `/${claim.id}`)).status).toBe(200)
    })

    rule('has no answer that says anything of its claims', async () => {
      const { practice, owner, claim, batch, read, contentOf } = await aTestFile()
      const content = Buffer.from(ta1To(await contentOf(batch), 'R')).toString('base64')
      const body = { name: 'answers.ta1', content }
      const refused = await owner.request('POST', practice.path('received-files'), body)
      expect(refusal(refused)).toEqual([409, 'transition_refused'])
      expect(refused.body['message']).toContain('which is a test')
      expect((await read(claim.id)).state).toBe('ready')
    })
  })

  describe('printing', () => {
    rule('a test page fills each box, moved by the saved offsets, as is what is printed', async () => {
      const { owner, path, made, call, set } = await aDesk()
      const { id } = await made()
      const pages = async () => ({
        test: await owner.request('GET', `${path}/test-page`),
        claim: await call('GET', `/${id}/pdf?print=overlay`),
      })
      const before = await pages()
      expect(before.test.headers.get('content-disposition')).toBe(
        'attachment; filename="cms-1500-test-page.pdf"',
      )
      expect(Buffer.from(before.test.bytes).subarray(0, 5).toString()).toBe('%PDF-')
      dataOf(await set())
      const after = await pages()
      expect(Buffer.compare(after.test.bytes, before.test.bytes)).not.toBe(0)
      expect(Buffer.compare(after.claim.bytes, before.claim.bytes)).not.toBe(0)
    })
  })

  describe('access', () => {
    rule('is for those who edit the billing', async () => {
      const { practice, path, set } = await aDesk()
      const biller = await practice.as('Biller')
      const scheduler = await practice.as('Scheduler')
      expect((await set({}, biller)).status).toBe(200)
      expect((await biller.request('GET', path)).status).toBe(200)
      for (const place of [path, `${path}/test-page`]) {
        expect(refusal(await scheduler.request('GET', place))).toEqual([403, 'forbidden'])
        expect(refusal(await requester(test)('GET', place))).toEqual([401, 'unauthenticated'])
      }
      expect(refusal(await set({}, scheduler))).toEqual([403, 'forbidden'])
    })

    rule('a practice that somebody doesn’t work in is not found', async () => {
      const { practice, owner, path } = await aDesk()
      const stranger = await (await aPractice(test)).as('Owner')
      for (const place of [path, `${path}/test-page`]) {
        expect(refusal(await stranger.request('GET', place))).toEqual([404, 'not_found'])
      }
      expect(refusal(await stranger.request('PUT', path, aClaimSettingsBody()))).toEqual([404, 'not_found'])
      const other = path.replace(practice.practiceId, practice.otherPracticeId)
      expect(refusal(await owner.request('GET', other))).toEqual([404, 'not_found'])
    })
  })
})
