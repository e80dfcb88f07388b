import { mkdirSync, readFileSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type {
  Claim,
  ClaimBatch,
  ClaimFolders,
  Page,
  ReceivedFile,
  RemittanceSummary,
} from '@oaklet/api/contract'
import { describe, expect } from 'vitest'
import type { JobActor } from '../../actor'
import type { ClaimTransport } from '../../claim-transport'
import type { Deps } from '../../deps'
import { aClaimableSession, fileOf, makeClaim } from '../../testing/a-claim'
import { aPersonWhoMay } from '../../testing/a-person-who-may'
import { aPractice, type TestPractice } from '../../testing/a-practice'
import { requester } from '../../testing/a-person'
import { aRemittanceFile, saidOf } from '../../testing/a-remittance'
import { anAnswerDesk } from '../../testing/an-answer-desk'
import { dataOf } from '../../testing/an-appointment'
import { auditTrail } from '../../testing/audit-trail'
import { makeClaimFolders } from '../../testing/claim-folders'
import { notified } from '../../testing/notified'
import { onOneDatabase } from '../../testing/on-each-database'
import { refusal } from '../../testing/refusal'
import { inWork } from '../../work'
import { statusesTo, ta1To } from '../../x12/testing/answer-to'
import { releaseClaimFiles } from '../claims'
import { endTaking, lookIntoInbox } from './look-into-inbox'

const PROCESSES = 3
/** A process that ended in its work lets others wait so long. */
const TAKES_MS = 600_000

onOneDatabase('folders of claim files', (test, rule) => {
  const aDesk = async () => {
    const desk = await anAnswerDesk(test)
    const { practice, owner } = desk
    const folders = makeClaimFolders(test, practice)
    const put = ({ id }: Pick<ClaimBatch, 'id'>, by = owner) =>
      by.request('POST', practice.path(`claim-batches/${id}/outbox`))
    const shown = async (by = owner): Promise<ClaimFolders | null> =>
      dataOf<{ folders: ClaimFolders | null }>(await by.request('GET', practice.path('claim-folders')))
        .folders
    const listed = async () =>
      dataOf<Page<ReceivedFile>>(await owner.request('GET', practice.path('received-files'))).items
    const paid = async () =>
      dataOf<Page<RemittanceSummary>>(await owner.request('GET', practice.path('remittances'))).items
    return { ...desk, folders, put, shown, listed, paid }
  }

  /** A file in the inbox folder that could not be imported. */
  const aRefusedFile = async (name: string, content: string) => {
    const desk = await aDesk()
    desk.folders.drop(name, content)
    await desk.folders.takeAll()
    return desk
  }

  /** The server with a transport that fails at one of its calls, as if the process ended there. */
  const endingAt = (call: 'release' | 'settle'): Deps => {
    const { claimTransport } = test.deps
    if (claimTransport === null) throw new Error('The tests have no folders')
    const ends = () => Promise.reject(new Error('The process ends'))
    const transport: ClaimTransport = { ...claimTransport, [call]: ends }
    return { ...test.deps, claimTransport: transport }
  }

  describe('the outbox', () => {
    rule('gets a file as it is downloaded, which then counts as sent by that way', async () => {
      const desk = await aDesk()
      const { batch, claims, sent } = await desk.made(1)
      expect(dataOf(await desk.put(batch))).toMatchObject({
        ...{ state: 'sent', sentByName: 'Olivia Bennett' },
        folder: { state: 'waiting', fault: null },
      })
      await releaseClaimFiles(test.deps)
      expect(desk.folders.sent()).toEqual([`claims-${batch.number}.837`])
      expect(desk.folders.textOf(`claims-${batch.number}.837`)).toBe(sent)
      expect(await desk.batchNow(batch)).toMatchObject({ folder: { state: 'put' } })
      const [claim] = claims
      if (claim === undefined) throw new Error('The file has no claim')
      const now: Claim = await desk.now(claim)
      expect(now).toMatchObject({ state: 'submitted', submissions: [{ way: 'folder', batchId: batch.id }] })
      expect(await auditTrail(test, desk.practice, 'claim_batch', batch.id)).toMatchObject([
        { action: 'created' },
        { action: 'exported' },
        { action: 'sent', changed: ['state', 'sentAt'] },
        { action: 'sent', changed: ['folder'] },
        { action: 'updated', changed: ['folder'], userId: null },
      ])
    })

    rule('gets the same file again while it has no answer, and nothing is sent twice', async () => {
      const desk = await aDesk()
      const { batch, sent, claims } = await desk.made(1)
      dataOf(await desk.put(batch))
      dataOf(await desk.put(batch))
      await releaseClaimFiles(test.deps)
      dataOf(await desk.put(batch))
      await releaseClaimFiles(test.deps)
      const name = `claims-${batch.number}.837`
      expect(desk.folders.sent()).toEqual([name])
      expect(desk.folders.textOf(name)).toBe(sent)
      for (const claim of claims) expect((await desk.now(claim)).submissions).toHaveLength(1)
      await desk.imported(ta1To(sent, 'A'))
      expect(refusal(await desk.put(batch))).toEqual([409, 'transition_refused'])
    })

    rule('overwrites no other file, and says so at the file that waits', async () => {
      const desk = await aDesk()
      const { batch } = await desk.made(1)
      const name = `claims-${batch.number}.837`
      writeFileSync(join(desk.folders.out, name), 'another file')
      expect(refusal(await desk.put(batch))).toEqual([409, 'folder_refused'])
      desk.folders.remove(join(desk.folders.out, name))
      dataOf(await desk.put(batch))
      writeFileSync(join(desk.folders.out, name), 'another file')
      await releaseClaimFiles(test.deps)
      expect(desk.folders.textOf(name)).toBe('another file')
      expect(await desk.batchNow(batch)).toMatchObject({
        folder: { state: 'waiting', fault: 'The outbox folder holds another file with this name.' },
      })
      desk.folders.remove(join(desk.folders.out, name))
      await releaseClaimFiles(test.deps)
      expect(await desk.batchNow(batch)).toMatchObject({ folder: { state: 'put', fault: null } })
    })

    rule('that is missing is said so, and nothing counts as sent', async () => {
      const desk = await aDesk()
      const { batch, claims } = await desk.made(1)
      desk.folders.remove(desk.folders.out)
      const answer = await desk.put(batch)
      expect(refusal(answer)).toEqual([409, 'folder_refused'])
      expect(answer.body['message']).toContain('The outbox folder is missing. Nothing was sent.')
      expect(await desk.batchNow(batch)).toMatchObject({ state: 'made', folder: null })
      for (const claim of claims) expect((await desk.now(claim)).state).toBe('ready')
    })

    rule('gets a file once where the process ends before or after it is let go', async () => {
      const desk = await aDesk()
      const { batch } = await desk.made(1)
      dataOf(await desk.put(batch))
      await releaseClaimFiles(endingAt('release'))
      const name = `claims-${batch.number}.837`
      expect(desk.folders.sent()).toEqual([`.claims-${batch.id}.tmp`])
      // Let go, but the process ended before it kept that; meanwhile the receiver has taken the file.
      await test.deps.claimTransport?.release({
        ...{ organizationId: desk.practice.organizationId, batchId: batch.id, name },
        bytes: readFileSync(join(desk.folders.out, `.claims-${batch.id}.tmp`)),
      })
      desk.folders.remove(join(desk.folders.out, name))
      await Promise.all(Array.from({ length: PROCESSES }, () => releaseClaimFiles(test.deps)))
      expect(desk.folders.sent()).toEqual([])
      expect(await desk.batchNow(batch)).toMatchObject({ folder: { state: 'put' } })
    })

    rule('loses what was staged for a file that does not count as sent', async () => {
      const desk = await aDesk()
      const { batch } = await desk.made(1)
      writeFileSync(join(desk.folders.out, `.claims-${batch.id}.tmp`), 'half a f')
      await releaseClaimFiles(test.deps)
      expect(desk.folders.sent()).toEqual([])
      expect(await desk.batchNow(batch)).toMatchObject({ state: 'made', folder: null })
    })

    rule('gets nothing from those who may not send, and no file of another practice', async () => {
      const desk = await aDesk()
      const { batch } = await desk.made(1)
      expect(refusal(await desk.put(batch, await desk.practice.as('Scheduler')))).toEqual([403, 'forbidden'])
      const path = desk.practice.path(`claim-batches/${batch.id}/outbox`)
      expect(refusal(await requester(test)('POST', path))).toEqual([401, 'unauthenticated'])
      const stranger = await (await aPractice(test)).as('Owner')
      expect(refusal(await stranger.request('POST', path))).toEqual([404, 'not_found'])
    })
  })

  describe('the inbox', () => {
    rule('has its answers and payments imported, once each has stayed the same', async () => {
      const desk = await aDesk()
      const { sent, claims } = await desk.sentFile(1)
      const [claim] = claims
      if (claim === undefined) throw new Error('The file has no claim')
      const answer = statusesTo(sent, [{ pcn: claim.pcn, on: '20261118', status: 'A2:20:PR' }])
      const { folders } = desk
      folders.drop('answers.277', 'ISA*00')
      await folders.takeAll({ ...test.deps, claimTransport: null })
      folders.drop('answers.277', answer)
      folders.drop('payment.835', aRemittanceFile([saidOf(claim)]))
      folders.drop('later.277.part', 'ISA*00')
      expect(folders.received()).toMatchObject({ done: [], refused: [] })
      await folders.takeAll()
      expect(folders.received()).toEqual({
        ...{ waiting: ['later.277.part'], done: ['answers.277', 'payment.835'], refused: [] },
      })
      expect(await desk.listed()).toMatchObject([{ name: 'answers.277', importedByName: null }])
      expect(await desk.paid()).toMatchObject([{ fileName: 'payment.835', importedByName: null }])
      expect(await desk.now(claim)).toMatchObject({
        ...{ state: 'accepted', history: [{ kind: 'accepted', byName: null }, { kind: 'submitted' }, {}] },
      })
      expect(await auditTrail(test, desk.practice, 'received_file')).toMatchObject([
        { action: 'imported', userId: null },
      ])
    })

    rule(
      'has a file imported once, where the process ends before it is moved and where many look',
      async () => {
        const desk = await aDesk()
        const { sent } = await desk.sentFile(1)
        desk.folders.drop('answers.ta1', ta1To(sent, 'A'))
        await desk.folders.takeAll(endingAt('settle'))
        expect(await desk.listed()).toHaveLength(1)
        expect(desk.folders.received().waiting).toEqual(['answers.ta1'])
        test.clock.advance(TAKES_MS)
        await Promise.all(Array.from({ length: PROCESSES }, () => desk.folders.takeAll()))
        expect(desk.folders.received()).toMatchObject({ waiting: [], done: ['answers.ta1'] })
        desk.folders.drop('the same.ta1', ta1To(sent, 'A'))
        await desk.folders.takeAll()
        expect(desk.folders.received().done).toEqual(['answers.ta1', 'the same.ta1'])
        expect(await desk.listed()).toHaveLength(1)
      },
    )

    rule('is left to the process that took it over from one that was too slow', async () => {
      const { folders, practice } = await aDesk()
      const { claimTransport } = test.deps
      if (claimTransport === null) throw new Error('The tests have no folders')
      const actor: JobActor = { ...{ kind: 'job', name: 'test' }, organizationId: practice.organizationId }
      const look = () => inWork(test.deps, actor, (work) => lookIntoInbox(work, claimTransport, true))
      folders.drop('answers.ta1', 'ISA*00')
      expect(await look()).toBeNull()
      test.clock.advance(TAKES_MS)
      const slow = await look()
      test.clock.advance(TAKES_MS)
      const next = await look()
      if (slow === null || next === null) throw new Error('No process takes the file')
      expect(next.files).toMatchObject([{ name: 'answers.ta1' }])
      await inWork(test.deps, actor, (work) => endTaking(work, slow))
      expect(await look()).toBeNull()
      await inWork(test.deps, actor, (work) => endTaking(work, next))
      expect(await look()).not.toBeNull()
    })

    rule(
      'keeps what can’t be imported with its sentence, says so once, and takes it when it can be',
      async () => {
        const desk = await aDesk()
        const { folders, practice } = desk
        const [biller, scheduler] = [await practice.as('Biller'), await practice.as('Scheduler')]
        const file = await desk.made(1)
        folders.drop('early.ta1', ta1To(file.sent, 'A'))
        folders.drop('note.txt', 'Dear practice')
        await folders.takeAll()
        expect(folders.received().refused).toEqual(['early.ta1', 'early.ta1.txt', 'note.txt', 'note.txt.txt'])
        expect(folders.sentenceAt('early.ta1')).toContain('which nobody has marked as sent')
        expect((await desk.shown())?.refused).toMatchObject([{ name: 'note.txt' }, { name: 'early.ta1' }])
        const heard = () => notified(practice, biller, { event: 'insurer_file_refused' })
        expect(await heard()).toHaveLength(2)
        expect(await notified(practice, scheduler, { event: 'insurer_file_refused' })).toEqual([])
        expect(await auditTrail(test, practice, 'refused_file')).toMatchObject([
          { action: 'rejected', userId: null },
          { action: 'rejected', userId: null },
        ])
        folders.putBack('note.txt')
        await desk.markSent(file)
        folders.putBack('early.ta1')
        await folders.takeAll()
        expect(folders.received().done).toEqual(['early.ta1'])
        expect((await desk.shown())?.refused).toMatchObject([{ name: 'note.txt' }])
        expect(await heard()).toHaveLength(2)
      },
    )

    rule('lets a person take what can’t be imported off the list, who may import', async () => {
      const { practice, folders, shown, owner } = await aRefusedFile('note.txt', 'Dear practice')
      const [file] = (await shown())?.refused ?? []
      const path = practice.path(`claim-folders/refused/${file?.id ?? ''}`)
      const reader = await aPersonWhoMay(test, practice, 'Read-only', ['claims:view'])
      const stranger = await (await aPractice(test)).as('Owner')
      expect((await requester(test)('DELETE', path)).status).toBe(401)
      expect((await reader.request('DELETE', path)).status).toBe(403)
      expect((await stranger.request('DELETE', path)).status).toBe(404)
      dataOf(await owner.request('DELETE', path))
      expect((await owner.request('DELETE', path)).status).toBe(404)
      expect((await shown())?.refused).toEqual([])
      expect(folders.received().refused).toContain('note.txt')
      expect((await auditTrail(test, practice, 'refused_file')).at(-1)).toMatchObject({
        ...{ action: 'deleted', userId: owner.userId },
      })
      folders.putBack('note.txt')
      await folders.takeAll()
      expect((await shown())?.refused).toMatchObject([{ name: 'note.txt' }])
    })

    rule.each([
      ['paid.835', 'remittances'],
      ['note.txt', 'answers'],
    ] as const)('leads from what is said of %s to the tab of the %s', async (name, tab) => {
      const strange = aRemittanceFile([], { payee: { name: 'SOMEBODY', npi: '', taxId: '999999999' } })
      const { practice, owner } = await aRefusedFile(name, tab === 'answers' ? 'Dear practice' : strange)
      const [heard] = await notified(practice, owner, { event: 'insurer_file_refused' })
      expect(heard?.link).toBe(`/billing/claims?view=${tab}`)
    })

    rule('has a file imported in one practice although another one refuses its part', async () => {
      const desk = await aDesk()
      const { practice, folders } = desk
      const unsent = await desk.made(1)
      const { otherPracticeId, otherLocationId } = practice
      const sister: TestPractice = {
        ...{ ...practice, practiceId: otherPracticeId, locationId: otherLocationId },
        path: (rest) => `/api/v1/practices/${otherPracticeId}/${rest}`,
      }
      const there = await practice.as('Owner', { practiceIds: [otherPracticeId] })
      const { coverage, session } = await aClaimableSession(test, sister, there)
      const batch = await fileOf(sister, there, [await makeClaim(sister, there, coverage, [session])])
      const file = await there.request('GET', sister.path(`claim-batches/${batch.id}/file`))
      dataOf(await there.request('POST', sister.path(`claim-batches/${batch.id}/sent`)))
      const sent = new TextDecoder().decode(file.bytes)
      folders.drop('both.ta1', ta1To(unsent.sent, 'A') + ta1To(sent, 'A'))
      await folders.takeAll()
      expect(folders.sentenceAt('both.ta1')).toContain('which nobody has marked as sent')
      const answers = () => there.request('GET', sister.path('received-files'))
      expect(dataOf(await answers())).toMatchObject({ total: 1, items: [{ name: 'both.ta1' }] })
      await desk.markSent(unsent)
      folders.putBack('both.ta1')
      await folders.takeAll()
      expect(folders.received()).toMatchObject({ done: ['both.ta1'], refused: ['both.ta1.txt'] })
      expect(await desk.listed()).toMatchObject([{ name: 'both.ta1' }])
      expect(dataOf(await answers())).toMatchObject({ total: 1 })
    })

    rule(
      'follows no link, opens no folder, and takes no file that is too large or of another organization',
      async () => {
        const desk = await aDesk()
        const { folders } = desk
        const { sent } = await desk.sentFile(1)
        const other = await aPractice(test)
        await other.as('Owner')
        const elsewhere = makeClaimFolders(test, other)
        elsewhere.drop('theirs.ta1', ta1To(sent, 'A'))
        symlinkSync(join(elsewhere.inbox, 'theirs.ta1'), join(folders.inbox, 'link.ta1'))
        mkdirSync(join(folders.inbox, 'folder.ta1'))
        folders.drop('large.835', '')
        truncateSync(join(folders.inbox, 'large.835'), 20_000_001)
        await folders.takeAll()
        expect(folders.received()).toMatchObject({
          ...{ waiting: ['folder.ta1', 'link.ta1'], refused: ['large.835', 'large.835.txt'] },
        })
        expect(folders.sentenceAt('large.835')).toBe('This file is larger than 20 MB.\n')
        // What answers our file means nothing to the other organization.
        expect(elsewhere.received().refused).toEqual(['theirs.ta1', 'theirs.ta1.txt'])
        expect(await desk.listed()).toEqual([])
      },
    )
  })

  describe('what is said of them', () => {
    rule(
      'is nothing where there are none, and where they are only to those who set up the billing',
      async () => {
        const { practice, owner } = await anAnswerDesk(test)
        const path = practice.path('claim-folders')
        expect(dataOf(await owner.request('GET', path))).toEqual({ folders: null })
        const { out, inbox } = makeClaimFolders(test, practice)
        expect(dataOf(await owner.request('GET', path))).toEqual({
          folders: {
            ...{ outbox: { path: out, fault: null }, inbox: { path: inbox, fault: null } },
            ...{ lookedAt: null, refused: [] },
          },
        })
        const reader = await aPersonWhoMay(test, practice, 'Read-only', ['claims:view'])
        expect(dataOf(await reader.request('GET', path))).toMatchObject({
          folders: { outbox: { path: null } },
        })
        expect(refusal(await requester(test)('GET', path))).toEqual([401, 'unauthenticated'])
        const scheduler = await practice.as('Scheduler')
        expect(refusal(await scheduler.request('GET', path))).toEqual([403, 'forbidden'])
        const stranger = await (await aPractice(test)).as('Owner')
        expect(refusal(await stranger.request('GET', path))).toEqual([404, 'not_found'])
      },
    )

    rule('is what stands in the way, also once all of them are gone', async () => {
      const desk = await aDesk()
      await desk.folders.takeAll()
      expect(await desk.shown()).toMatchObject({ inbox: { fault: null }, outbox: { fault: null } })
      desk.folders.remove(desk.folders.place)
      await desk.folders.takeAll()
      expect(await desk.shown()).toMatchObject({
        lookedAt: test.deps.clock.now().toISOString(),
        inbox: { fault: 'The inbox folder is missing.' },
        outbox: { fault: 'The outbox folder is missing.' },
      })
    })
  })
})
