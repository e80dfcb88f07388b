import { writeFile } from 'node:fs/promises'
import type { OrganizationExport } from '@oaklet/api/contract'
import { BUILT_IN_ROLES } from '@oaklet/api/contract'
import { describe, expect, vi } from 'vitest'
import { createChanges } from '../../changes'
import { requester } from '../../testing/a-person'
import { anExportDesk } from '../../testing/an-export-desk'
import { onOneDatabase } from '../../testing/on-each-database'
import { refusal } from '../../testing/refusal'
import { makeExports, purgeExports } from '.'
import { claimExport, LEASE_MS } from './claim-export'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const UNKNOWN = '7d0f1a52-6c56-4a1c-9a59-2b7a4d1f7a11'

onOneDatabase('exports', (test, rule) => {
  /** Looks at what a maker has done so far, each time before it goes to the database. */
  const beforeEachTransaction = (look: () => Promise<void>) => {
    const { db } = test.deps
    const transaction = db.transaction.bind(db)
    return vi.spyOn(db, 'transaction').mockImplementation(async (work, config) => {
      await look()
      return transaction(work, config)
    })
  }

  describe('asking', () => {
    rule('puts one in line, is audited, and names who asked', async () => {
      const { owner, request, path, trail } = await anExportDesk(test)
      const asked = await request()
      expect(asked).toMatchObject({ status: 'queued', askedByName: 'Olivia Wren', sizeBytes: null })
      expect((await owner.request('GET', path())).data).toEqual([asked])
      expect(await trail(asked.id)).toEqual([
        { action: 'export_requested', changed: [], userId: owner.userId },
      ])
    })

    rule('is refused while one is under way, also when two ask at once', async () => {
      const { owner, path, make } = await anExportDesk(test)
      const answers = await Promise.all([owner.request('POST', path()), owner.request('POST', path())])
      expect(answers.map(refusal).toSorted()).toEqual([
        [200, undefined],
        [409, 'transition_refused'],
      ])
      await makeExports(test.deps)
      expect(await make()).toMatchObject({ status: 'ready' })
    })

    rule.each(BUILT_IN_ROLES)('is for an Owner, as %s is or is not', async (role) => {
      const { practice, path, make } = await anExportDesk(test)
      const { id } = await make()
      const person = await practice.as(role)
      const expected = role === 'Owner' ? 200 : 403
      expect((await person.request('GET', path())).status).toBe(expected)
      expect((await person.request('GET', path(`/${id}`))).status).toBe(expected)
      expect((await person.request('POST', path(`/${id}/download`))).status).toBe(expected)
      expect((await person.request('POST', path())).status).toBe(expected)
    })

    rule('needs somebody who is signed in, and finds no other organization’s', async () => {
      const mine = await anExportDesk(test)
      const theirs = await anExportDesk(test)
      const { id } = await theirs.make()
      const calls = [
        ['GET', '', ''],
        ['GET', `/${id}`, `/${UNKNOWN}`],
        ['POST', `/${id}/download`, `/${UNKNOWN}/download`],
      ] as const
      for (const [method, rest, unknown] of calls) {
        expect((await requester(test)(method, theirs.path(rest))).status).toBe(401)
        expect(refusal(await mine.owner.request(method, theirs.path(rest)))).toEqual([404, 'not_found'])
        if (rest === '') continue
        expect(refusal(await mine.owner.request(method, mine.path(rest)))).toEqual([404, 'not_found'])
        expect(refusal(await mine.owner.request(method, mine.path(unknown)))).toEqual([404, 'not_found'])
      }
      expect((await requester(test)('POST', theirs.path())).status).toBe(401)
      expect(refusal(await mine.owner.request('POST', theirs.path()))).toEqual([404, 'not_found'])
      expect(await theirs.get(id)).toMatchObject({ status: 'ready' })
    })
  })

  describe('fetching', () => {
    rule('gives the file once, which is gone then, and is audited', async () => {
      const { make, get, download, left, trail } = await anExportDesk(test)
      const { id, sizeBytes } = await make()
      const file = await download(id)
      expect(file.headers.get('content-type')).toBe('application/zip')
      expect(file.headers.get('content-disposition')).toBe(
        'attachment; filename="oaklet-export-2026-11-17.zip"',
      )
      expect([file.bytes.length, file.headers.get('content-length')]).toEqual([sizeBytes, String(sizeBytes)])
      expect(await left(id)).toEqual([])
      expect(await get(id)).toMatchObject({ status: 'fetched', fetchedAt: '2026-11-17T14:00:00.000Z' })
      expect(refusal(await download(id))).toEqual([409, 'transition_refused'])
      expect((await trail(id)).map(({ action }) => action)).toEqual(['export_requested', 'export_downloaded'])
    })

    rule('is for one of two who ask at once', async () => {
      const { make, download } = await anExportDesk(test)
      const { id } = await make()
      const answers = await Promise.all([download(id), download(id)])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    })

    rule('can be begun again when it broke off', async () => {
      const { make, get, begin, download } = await anExportDesk(test)
      const { id, sizeBytes } = await make()
      await (await begin(id)).cancel()
      expect(await get(id)).toMatchObject({ status: 'ready', fetchedAt: null })
      expect((await download(id)).bytes.length).toBe(sizeBytes)
    })

    rule.each([
      ['on the last byte', 0],
      ['while it is noted that all went out', 1],
    ])('is over for a client that has all of it and closes %s', async (_, readsAhead) => {
      const { make, get, begin, download, left } = await anExportDesk(test)
      const { id, sizeBytes } = await make()
      const reader = await begin(id)
      let received = 0
      while (received < (sizeBytes ?? 0)) received += (await reader.read()).value?.length ?? 0
      const ahead = Array.from({ length: readsAhead }, () => reader.read())
      await reader.cancel()
      await Promise.all(ahead)
      expect([await get(id), await left(id)]).toMatchObject([{ status: 'fetched' }, []])
      expect(refusal(await download(id))).toEqual([409, 'transition_refused'])
    })

    rule('that breaks off after the file was tidied away is not offered again', async () => {
      const { make, get, begin, left, purgeAfter } = await anExportDesk(test)
      const { id } = await make()
      const reader = await begin(id)
      await purgeAfter(HOUR_MS)
      await reader.cancel()
      expect([await get(id), await left(id)]).toMatchObject([{ status: 'fetched' }, []])
    })

    rule('is refused before it is ready, and after a day, when the file goes', async () => {
      const { request, get, download, left, trail } = await anExportDesk(test)
      const { id } = await request()
      expect(refusal(await download(id))).toEqual([409, 'transition_refused'])
      await makeExports(test.deps)
      expect(await get(id)).toMatchObject({ status: 'ready', expiresAt: '2026-11-18T14:00:00.000Z' })
      test.clock.advance(DAY_MS)
      try {
        expect(refusal(await download(id))).toEqual([409, 'transition_refused'])
        await purgeExports(test.deps)
        expect([await get(id), await left(id)]).toMatchObject([{ status: 'expired' }, []])
        await purgeExports(test.deps)
        expect((await trail(id)).slice(1)).toEqual([{ action: 'deleted', changed: [], userId: null }])
      } finally {
        test.clock.advance(-DAY_MS)
      }
    })
  })

  describe('making', () => {
    rule('counts the rows, and leaves nothing but the file', async () => {
      const { make, left } = await anExportDesk(test)
      const made = await make()
      expect(made).toMatchObject({ status: 'ready', finishedAt: '2026-11-17T14:00:00.000Z' })
      expect(made.doneRows).toBe(made.totalRows)
      expect(made.totalRows).toBeGreaterThan(20)
      expect(await left(made.id)).toEqual([`${made.id}.1.zip`])
    })

    rule('is done by one of several processes', async () => {
      const { request, get, left } = await anExportDesk(test)
      const { id } = await request()
      await Promise.all([1, 2, 3].map(() => makeExports(test.deps)))
      expect(await get(id)).toMatchObject({ status: 'ready' })
      expect(await left(id)).toEqual([`${id}.1.zip`])
    })

    rule('is begun anew by the next who finds that its maker was killed, three times at most', async () => {
      const { request, get, practice } = await anExportDesk(test)
      const { id } = await request()
      const afterTheLease = async (work: () => Promise<unknown>): Promise<OrganizationExport> => {
        test.clock.advance(60_001)
        await work()
        return get(id)
      }
      const killed = () => claimExport(test.deps, practice.organizationId)
      await killed()
      await makeExports(test.deps)
      expect(await get(id)).toMatchObject({ status: 'running' })
      await afterTheLease(killed)
      expect(await afterTheLease(killed)).toMatchObject({ status: 'running' })
      expect(await afterTheLease(() => makeExports(test.deps))).toMatchObject({ status: 'failed' })
    })

    rule('leaves nothing of a maker that was killed, when it is begun anew', async () => {
      const { request, left, leave, practice } = await anExportDesk(test)
      const { id } = await request()
      await claimExport(test.deps, practice.organizationId)
      await leave(id, 1)
      test.clock.advance(LEASE_MS + 1)
      await makeExports(test.deps)
      expect(await left(id)).toEqual([`${id}.2.zip`])
    })

    rule('leaves nothing when it is given up', async () => {
      const { request, get, left, leave, practice } = await anExportDesk(test)
      const { id } = await request()
      for (const tries of [1, 2, 3]) {
        await claimExport(test.deps, practice.organizationId)
        await leave(id, tries)
        test.clock.advance(LEASE_MS + 1)
      }
      await makeExports(test.deps)
      expect([await get(id), await left(id)]).toMatchObject([{ status: 'failed' }, []])
    })

    rule('leaves its successor’s work alone when it was overtaken', async () => {
      const { make, request, get, left, leave, practice } = await anExportDesk(test)
      await make()
      const { id } = await request()
      let isOvertaken = false
      const transactions = beforeEachTransaction(async () => {
        if (isOvertaken || (await left(id)).length === 0) return
        isOvertaken = true
        test.clock.advance(LEASE_MS + 1)
        await claimExport(test.deps, practice.organizationId)
        await leave(id, 2)
      })
      await makeExports(test.deps)
      transactions.mockRestore()
      expect(await get(id)).toMatchObject({ status: 'running' })
      expect(await left(id)).toEqual([`${id}.2.part`, `${id}.2.zip`])
    })

    rule('has cleaned up before it goes back into line, where the next takes it up', async () => {
      const { make, request, get, left } = await anExportDesk(test)
      await make()
      const { id } = await request()
      const changes = createChanges()
      const seen: string[][] = []
      const transactions = beforeEachTransaction(async () => {
        seen.push(await left(id))
        if (seen.at(-1)?.length === 1) changes.end()
      })
      await makeExports({ ...test.deps, changes })
      transactions.mockRestore()
      expect(await get(id)).toMatchObject({ status: 'queued' })
      expect([seen.at(-2), seen.at(-1)]).toEqual([[`${id}.1.part`], []])
    })

    rule('goes back into line when the server stops', async () => {
      const { request, get, left } = await anExportDesk(test)
      const { id } = await request()
      const changes = createChanges()
      const newPage = vi.spyOn(test.deps.clock, 'now').mockImplementationOnce(() => {
        changes.end()
        return new Date('2026-11-17T14:00:00Z')
      })
      await makeExports({ ...test.deps, changes })
      newPage.mockRestore()
      expect(await get(id)).toMatchObject({ status: 'queued' })
      await makeExports(test.deps)
      expect([await get(id), await left(id)]).toMatchObject([{ status: 'ready' }, [`${id}.1.zip`]])
    })

    rule('fails cleanly when the disk does not take it, and another can be asked for', async () => {
      const { request, get, make } = await anExportDesk(test)
      const { id } = await request()
      const env = { ...test.deps.env, dataDir: '/dev/null' }
      await makeExports({ ...test.deps, env })
      expect(await get(id)).toMatchObject({ status: 'failed' })
      expect(await make()).toMatchObject({ status: 'ready' })
    })
  })

  describe('purging', () => {
    rule(
      'removes what lies there of exports that failed, were given out or are over, and nothing else',
      async () => {
        const desk = await anExportDesk(test)
        const ids = []
        for (const status of ['failed', 'fetched', 'expired', 'ready'] as const) {
          const { id } = await desk.request()
          const env = status === 'failed' ? { ...test.deps.env, dataDir: '/dev/null' } : test.deps.env
          await makeExports({ ...test.deps, env })
          if (status === 'fetched') await desk.download(id)
          if (status === 'expired') test.clock.advance(DAY_MS)
          await desk.leave(id, 2)
          ids.push(id)
        }
        const { id: waiting } = await desk.request()
        await desk.leave(waiting, 2)
        await writeFile(`${test.deps.env.dataDir}/exports/notes.txt`, 'somebody else’s')
        await desk.purgeAfter(HOUR_MS)
        const statuses = await Promise.all(ids.map(async (id) => (await desk.get(id)).status))
        expect(statuses).toEqual(['failed', 'fetched', 'expired', 'ready'])
        expect(await Promise.all([...ids, waiting].map(async (id) => (await desk.left(id)).length))).toEqual([
          0, 0, 0, 3, 2,
        ])
        test.clock.advance(-DAY_MS)
      },
    )
  })
})
