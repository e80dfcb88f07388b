import { createHash } from 'node:crypto'
import { type ClientFile, type ClientFiles, MAX_CLIENT_FILES } from '@oaklet/api/contract'
import { aClientFileInput } from '@oaklet/api/testing'
import { describe, expect } from 'vitest'
import { insertRows } from '../../db/insert-rows'
import { clientFileChunks, clientFiles, clientFileVersions } from '../../db/schema/client-files-table'
import { inTenant } from '../../db/tenant'
import { aPdf } from '../../testing/a-pdf'
import type { SignedInPerson } from '../../testing/a-person'
import { aPractice } from '../../testing/a-practice'
import { addClient, dataOf } from '../../testing/an-appointment'
import { auditTrail } from '../../testing/audit-trail'
import { onOneDatabase } from '../../testing/on-each-database'
import { refusal } from '../../testing/refusal'
import { purgeFiles } from './purge-files'

const DAY_MS = 86_400_000

onOneDatabase('the files of clients', (test, rule) => {
  async function aDesk() {
    const practice = await aPractice(test)
    const owner = await practice.as('Owner', { name: 'Olivia Wren' })
    const client = await addClient(practice, owner)
    const path = (rest = '', clientId = client.id) => practice.path(`clients/${clientId}/files${rest}`)
    const add = async (changes: object = {}, by: SignedInPerson = owner) =>
      dataOf<ClientFile>(await by.request('POST', path(), { ...aClientFileInput(), ...changes }))
    const list = async (by: SignedInPerson = owner) => dataOf<ClientFiles>(await by.request('GET', path()))
    const titles = async (by?: SignedInPerson) => (await list(by)).files.map(({ title }) => title)
    const remove = ({ id, version }: ClientFile, by: SignedInPerson = owner) =>
      by.request('POST', path(`/${id}/deletion`), { reason: 'Of another client', version })
    const content = (id: string, query = '', by: SignedInPerson = owner) =>
      by.request('GET', path(`/${id}/content${query}`))
    return { practice, owner, client, path, add, list, titles, remove, content }
  }
  const pdf = (bytes: Uint8Array = aPdf()) => ({
    name: 'consent.pdf',
    content: Buffer.from(bytes).toString('base64'),
  })

  describe('a file', () => {
    rule(
      'is there with who added it, the latest document first, and is downloaded as it was stored',
      async () => {
        const { practice, owner, add, list, content } = await aDesk()
        // More than one piece of the table, and a part of another.
        const bytes = aPdf(`% ${'x'.repeat(1_200_000)}\n`)
        const card = await add({ datedOn: '2026-11-02' })
        const consent = await add({
          ...pdf(bytes),
          title: 'Consent “été”',
          category: 'consent',
          datedOn: '2026-11-03',
        })
        expect((await list()).files).toEqual([consent, card])
        expect(consent).toMatchObject({
          deletion: null,
          version: 1,
          versions: [
            {
              number: 1,
              name: 'consent.pdf',
              type: 'application/pdf',
              size: bytes.byteLength,
              sha256: createHash('sha256').update(bytes).digest('hex'),
              uploadedByName: 'Olivia Wren',
            },
          ],
        })
        const downloaded = await content(consent.id)
        expect(Buffer.from(downloaded.bytes).equals(bytes)).toBe(true)
        expect(Object.fromEntries(downloaded.headers)).toMatchObject({
          'content-type': 'application/pdf',
          'content-disposition': 'attachment; filename="Consent-ete.pdf"',
          'content-security-policy': "default-src 'none'; sandbox",
          'x-content-type-options': 'nosniff',
          'cache-control': 'no-store',
        })
        expect((await content(card.id, '?purpose=view')).headers.get('content-type')).toBe('image/jpeg')
        expect(await auditTrail(test, practice, 'file')).toEqual([
          { action: 'created', changed: ['title', 'category', 'datedOn'], userId: owner.userId },
          { action: 'created', changed: ['title', 'category', 'datedOn'], userId: owner.userId },
          { action: 'downloaded', changed: [], userId: owner.userId },
          { action: 'viewed', changed: [], userId: owner.userId },
        ])
      },
    )

    rule('that can’t be stored is refused at its content, and nothing is left of it', async () => {
      const { owner, path, list } = await aDesk()
      const refused = await owner.request('POST', path(), {
        ...aClientFileInput(),
        content: Buffer.from('MZ').toString('base64'),
      })
      expect(refusal(refused)).toEqual([422, 'validation_failed', 'content'])
      expect(await list()).toEqual({ files: [], deleted: [] })
    })

    rule('is added once for one key, and not to a client who has as many as they may', async () => {
      const { practice, owner, client, path, list } = await aDesk()
      const send = () => owner.request('POST', path(), aClientFileInput(), { 'Idempotency-Key': 'once' })
      expect([(await send()).status, (await send()).status]).toEqual([200, 200])
      const [first] = (await list()).files
      const { organizationId, practiceId } = practice
      await inTenant(test.deps.db, organizationId, (tx) =>
        insertRows(
          tx,
          clientFiles,
          Array.from({ length: MAX_CLIENT_FILES - 1 }, () => ({
            ...{ organizationId, practiceId, clientId: client.id, id: test.deps.newId(), title: 'File' },
            ...{ category: 'consent' as const, datedOn: '2026-11-01', version: 1 },
            ...{ createdAt: test.clock.now(), updatedAt: test.clock.now() },
          })),
        ),
      )
      expect(first?.title).toBe('Insurance card, front')
      const refused = await owner.request('POST', path(), aClientFileInput())
      expect(refused.body.fieldErrors?.[0]?.message).toMatch(/^A client can have at most 500 files/)
    })

    rule('is described anew and gets another content; the earlier one can still be downloaded', async () => {
      const { practice, owner, path, add, content } = await aDesk()
      const { id, ...card } = await add()
      const described = { title: 'Card 2027', category: 'identity', datedOn: '2026-11-05' }
      const changed = await owner.request('PUT', path(`/${id}`), { ...described, version: card.version })
      expect(changed.data).toMatchObject({ ...described, version: 2 })
      const stale = await owner.request('POST', path(`/${id}/versions`), { ...pdf(), version: 1 })
      expect(refusal(stale)).toEqual([409, 'stale_edit'])
      expect(stale.body).toMatchObject({ current: { ...described, version: 2 } })
      const replaced = dataOf<ClientFile>(
        await owner.request('POST', path(`/${id}/versions`), { ...pdf(), version: 2 }),
      )
      expect(replaced.versions.map(({ number, type }) => [number, type])).toEqual([
        [2, 'application/pdf'],
        [1, 'image/jpeg'],
      ])
      const types = ['', '?number=1', '?number=2'].map(async (query) =>
        (await content(id, query)).headers.get('content-type'),
      )
      expect(await Promise.all(types)).toEqual(['application/pdf', 'image/jpeg', 'application/pdf'])
      expect((await content(id, '?number=3')).status).toBe(404)
      expect((await auditTrail(test, practice, 'file', id)).slice(1, 3)).toEqual([
        { action: 'updated', changed: ['title', 'category', 'datedOn'], userId: owner.userId },
        { action: 'updated', changed: ['content'], userId: owner.userId },
      ])
    })
  })

  describe('a deleted file', () => {
    rule('says who deleted it and why, is not downloaded, and can be restored', async () => {
      const { owner, path, add, list, remove, content } = await aDesk()
      const card = await add()
      expect(dataOf<ClientFile>(await remove(card)).deletion).toMatchObject({
        reason: 'Of another client',
        byName: 'Olivia Wren',
      })
      expect(await list()).toMatchObject({ files: [], deleted: [{ id: card.id }] })
      expect((await content(card.id)).status).toBe(404)
      expect((await remove({ ...card, version: 2 })).status).toBe(404)
      const restore = () => owner.request('POST', path(`/${card.id}/restoration`))
      expect(dataOf<ClientFile>(await restore())).toMatchObject({ deletion: null, version: 3 })
      expect((await restore()).status).toBe(404)
      expect((await content(card.id)).status).toBe(200)
    })

    rule('is purged with its contents after 30 days, in its own organization as in every other', async () => {
      const desks = [await aDesk(), await aDesk()]
      const purgeIn = (days: number) => {
        const then = new Date(test.clock.now().getTime() + days * DAY_MS + 1)
        return purgeFiles({ ...test.deps, clock: { ...test.deps.clock, now: () => then } })
      }
      for (const { add, remove } of desks) {
        await add({ title: 'Stays' })
        await remove(await add({ title: 'Goes' }))
      }
      await purgeIn(29)
      for (const { list } of desks) expect((await list()).deleted).toHaveLength(1)
      await purgeIn(30)
      for (const { practice, list } of desks) {
        const { files, deleted } = await list()
        expect([files.map(({ title }) => title), deleted]).toEqual([['Stays'], []])
        for (const table of [clientFiles, clientFileVersions, clientFileChunks]) {
          const rows = await inTenant(test.deps.db, practice.organizationId, (tx) => tx.$count(table))
          expect(rows).toBe(1)
        }
        expect((await auditTrail(test, practice, 'file')).at(-1)).toEqual({
          ...{ action: 'purged', changed: [], userId: null },
        })
      }
    })
  })

  describe('who sees a file', () => {
    async function everyCategory() {
      const desk = await aDesk()
      const { practice, add } = desk
      const clinician = await practice.as('Clinician (own clients)')
      for (const category of ['insurance', 'consent', 'clinical', 'custody']) {
        await add({ title: category, category, datedOn: '2026-11-01' })
      }
      return { ...desk, clinician }
    }

    rule('follows from the permissions for files and for notes', async () => {
      const { practice, titles, path, list, remove, content } = await everyCategory()
      const scheduler = await practice.as('Scheduler')
      expect((await titles(await practice.as('Clinician'))).toSorted()).toEqual([
        'clinical',
        'consent',
        'custody',
        'insurance',
      ])
      expect((await titles(scheduler)).toSorted()).toEqual(['consent', 'insurance'])
      expect((await titles(await practice.as('Biller'))).toSorted()).toEqual(['consent', 'insurance'])
      const reader = await practice.as('Read-only')
      expect(refusal(await reader.request('GET', path()))).toEqual([403, 'forbidden'])

      const hidden = (await list()).files.find(({ title }) => title === 'clinical')
      if (hidden === undefined) throw new Error('The clinical file is missing')
      expect((await content(hidden.id, '', scheduler)).status).toBe(404)
      expect((await remove(hidden, scheduler)).status).toBe(404)
      const biller = await practice.as('Biller')
      expect((await remove(hidden, biller)).status).toBe(403)
    })

    rule('ends with the caseload of a clinician of their own clients', async () => {
      const { practice, owner, client, titles, path, clinician } = await everyCategory()
      expect((await clinician.request('GET', path())).status).toBe(404)
      const mine = await addClient(practice, owner, { primaryClinicianId: clinician.staffId })
      const added = await clinician.request('POST', path('', mine.id), aClientFileInput())
      expect(added.status).toBe(200)
      expect(await titles()).toHaveLength(4)
      expect((await clinician.request('POST', path('', client.id), aClientFileInput())).status).toBe(404)
    })

    rule('does not put it where they would lose sight of it', async () => {
      const { practice, path, add } = await everyCategory()
      const scheduler = await practice.as('Scheduler')
      const { id, version } = await add({}, scheduler)
      const clinical = { ...aClientFileInput(), category: 'clinical' }
      const added = await scheduler.request('POST', path(), clinical)
      expect(refusal(added)).toEqual([422, 'validation_failed', 'category'])
      const { title, datedOn, category } = clinical
      const moved = await scheduler.request('PUT', path(`/${id}`), { title, datedOn, category, version })
      expect(refusal(moved)).toEqual([422, 'validation_failed', 'category'])
    })

    rule('is nobody of another organization', async () => {
      const { add, path } = await aDesk()
      const { id } = await add()
      const stranger = await (await aPractice(test)).as('Owner')
      for (const [method, rest] of [
        ['GET', ''],
        ['GET', `/${id}/content`],
        ['POST', `/${id}/restoration`],
      ] as const) {
        expect((await stranger.request(method, path(rest))).status).toBe(404)
      }
    })
  })
})
