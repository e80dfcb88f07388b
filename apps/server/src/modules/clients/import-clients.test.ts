import type { Client, ClientSummary, ImportReport, Page } from '@oaklet/api/contract'
import { aClientPersonInput } from '@oaklet/api/testing'
import { describe, expect } from 'vitest'
import { clientInput } from '../../testing/a-client'
import { requester } from '../../testing/a-person'
import { aPractice } from '../../testing/a-practice'
import { dataOf } from '../../testing/an-appointment'
import { auditTrail } from '../../testing/audit-trail'
import { onOneDatabase } from '../../testing/on-each-database'
import { refusal } from '../../testing/refusal'

onOneDatabase('importing clients', (test, rule) => {
  async function aDesk() {
    const practice = await aPractice(test)
    const owner = await practice.as('Owner')
    const path = practice.path('clients/import')
    const send = (rows: unknown, isDryRun = false, key?: string) =>
      owner.request('POST', path, { rows, isDryRun }, key === undefined ? {} : { 'Idempotency-Key': key })
    const report = async (rows: readonly unknown[], isDryRun = false): Promise<ImportReport> =>
      dataOf(await send(rows, isDryRun))
    const names = async () => {
      const page = dataOf<Page<ClientSummary>>(await owner.request('GET', practice.path('clients?limit=100')))
      return page.items.map(({ displayName }) => displayName)
    }
    return { practice, owner, path, send, report, names }
  }
  const ada = clientInput({ firstName: 'Ada', lastName: 'Marlow', dateOfBirth: '1990-02-28' })
  const ben = clientInput({ firstName: 'Ben', lastName: 'Okafor' })

  describe('the rows that can be taken', () => {
    rule('are all added, each with its audit event, as one call adds them', async () => {
      const { practice, owner, report, names } = await aDesk()
      const mobile = { kind: 'mobile', value: '+1 (518) 555-0142', mayEmail: false, mayText: true }
      const rows = [{ ...ada, contacts: [{ ...mobile, mayVoicemail: true }] }, ben]
      expect(await report(rows)).toEqual({ isDryRun: false, added: 2, refused: [] })
      expect(await names()).toEqual(['Ada Marlow', 'Ben Okafor'])
      const found = await owner.request('GET', practice.path('clients?q=15185550142'))
      expect(found.data).toMatchObject({ items: [{ displayName: 'Ada Marlow' }] })
      const trail = await auditTrail(test, practice, 'client')
      expect(trail).toMatchObject([
        { action: 'created', userId: owner.userId },
        { action: 'created', userId: owner.userId },
      ])
    })

    rule('bring whom to call with them, and are refused where that can’t be stored', async () => {
      const { practice, owner, report } = await aDesk()
      const rosa = aClientPersonInput()
      const noPhone = { ...rosa, contacts: rosa.contacts.map((contact) => ({ ...contact, value: '12' })) }
      const rows = [
        { ...ada, people: [rosa, aClientPersonInput({ name: 'Ana Vega' })] },
        { ...ben, people: [noPhone] },
        { ...ben, people: [aClientPersonInput({ name: '' })] },
      ]
      const { added, refused } = await report(rows)
      expect(added).toBe(1)
      expect(refused.map(({ reasons }) => reasons.map(({ path }) => path))).toEqual([
        ['people.0.contacts.0.value'],
        ['people.0.name'],
      ])
      const { items } = dataOf<Page<ClientSummary>>(await owner.request('GET', practice.path('clients')))
      const path = practice.path(`clients/${items[0]?.id ?? ''}`)
      const { people } = dataOf<Client>(await owner.request('GET', path))
      expect(people.map(({ name }) => name)).toEqual(['Rosa Vega', 'Ana Vega'])
      expect(await auditTrail(test, practice, 'client_person')).toHaveLength(2)
    })

    rule('stand under their names to sort by, also beside rows without one', async () => {
      const { report, names } = await aDesk()
      await report([
        { ...ada, sortName: undefined },
        { ...ben, sortName: 'Lund' },
      ])
      expect(await names()).toEqual(['Ben Okafor', 'Ada Marlow'])
    })

    rule('are counted by a dry run, which adds nobody', async () => {
      const { practice, report, names } = await aDesk()
      expect(await report([ada, ben, {}], true)).toMatchObject({
        isDryRun: true,
        added: 2,
        refused: [{ row: 2 }],
      })
      expect(await names()).toEqual([])
      expect(await auditTrail(test, practice, 'client')).toEqual([])
    })

    rule('are added once for one Idempotency-Key', async () => {
      const { send, names } = await aDesk()
      const [one, two] = [await send([ada], false, 'once'), await send([ada], false, 'once')]
      expect(two.data).toEqual(one.data)
      expect(await names()).toEqual(['Ada Marlow'])
    })

    rule('are added once by calls at the same time', async () => {
      const { send, names } = await aDesk()
      const keys = ['one', 'two', 'three', 'four']
      // With their connections open, they are all on their way before one is through.
      await Promise.all(keys.map(names))
      const answers = await Promise.all(keys.map((key) => send([ada, ben], false, key)))
      const added = answers.map((answer) => dataOf<ImportReport>(answer).added)
      expect(added.toSorted()).toEqual([0, 0, 0, 2])
      expect(await names()).toEqual(['Ada Marlow', 'Ben Okafor'])
    })

    rule('may be more than one statement takes, and more than other calls may send', async () => {
      const { practice, report } = await aDesk()
      const rows = Array.from({ length: 1_200 }, (_, row) =>
        clientInput({
          lastName: `Row ${row}`,
          tags: Array.from({ length: 20 }, (_, tag) => `${'t'.repeat(36)}${tag}`),
        }),
      )
      expect(JSON.stringify(rows).length).toBeGreaterThan(1_048_576)
      expect(await report(rows)).toEqual({ isDryRun: false, added: 1_200, refused: [] })
      expect(await auditTrail(test, practice, 'client')).toHaveLength(1_200)
    })
  })

  describe('the rows that can’t be taken', () => {
    rule('are named with their reasons, and hold up no other', async () => {
      const { practice, report, names } = await aDesk()
      const elsewhere = { ...ben, locationId: practice.otherLocationId }
      const unborn = { ...ben, dateOfBirth: '2026-12-24' }
      const unheard = { ...ben, referralSource: 'Billboard' }
      const rows = [{ ...ada, firstName: '', lastName: ' ' }, 'nobody', elsewhere, unborn, unheard, ada]
      const answer = await report(rows)
      expect(answer.added).toBe(1)
      expect(answer.refused.map(({ row, reasons }) => [row, reasons.map(({ path }) => path)])).toEqual([
        [0, ['firstName']],
        [1, ['']],
        [2, ['locationId']],
        [3, ['dateOfBirth']],
        [4, ['referralSource']],
      ])
      expect(answer.refused[4]?.reasons[0]?.message).toMatch(
        /^Use one of these referral sources: online search, .+, other$/,
      )
      expect(await names()).toEqual(['Ada Marlow'])
    })

    rule.each(['\0', '\ud800'])('are those with text that can’t be stored (%j)', async (mark) => {
      const { send, names } = await aDesk()
      const message = 'This text has a character that can’t be stored'
      const rows = [
        { ...ben, lastName: `Oka${mark}for`, tags: [mark], [mark]: mark },
        { ...ada, [mark]: mark },
      ]
      expect(dataOf(await send(rows, false, 'once'))).toEqual({
        isDryRun: false,
        added: 1,
        refused: [
          {
            row: 0,
            reasons: [
              { path: 'lastName', message },
              { path: 'tags.0', message },
            ],
          },
        ],
      })
      expect(await names()).toEqual(['Ada Marlow'])
    })

    rule(
      'are those who are clients already, or stand twice in the file, by name and date of birth',
      async () => {
        const { report, names } = await aDesk()
        await report([ada])
        const namesake = { ...ada, dateOfBirth: '1971-05-05' }
        const { added, refused } = await report([{ ...ada, firstName: 'ADA' }, namesake, ben, ben])
        expect(added).toBe(2)
        expect(refused).toEqual([
          { row: 0, reasons: [{ path: '', message: 'ADA Marlow, born 1990-02-28, is a client already' }] },
          {
            row: 3,
            reasons: [
              {
                path: '',
                message: 'Ben Okafor, without a date of birth, stands further up in this file too',
              },
            ],
          },
        ])
        expect(await names()).toHaveLength(3)
      },
    )

    rule('are those who are much like a client, or like a row above', async () => {
      const { report } = await aDesk()
      await report([ada])
      const alike = [
        { ...ada, firstName: 'Marlow', lastName: 'Ada' },
        { ...ada, dateOfBirth: '1990-02-18' },
        { ...ada, firstName: 'Katharina', lastName: 'Stein' },
        { ...ada, firstName: 'Katharine', lastName: 'Stein' },
      ]
      const { added, refused } = await report(alike, true)
      expect(added).toBe(1)
      const byHand = 'Add them by hand if they are somebody else'
      expect(refused.map(({ row, reasons }) => [row, reasons[0]?.message.replace(/^.*, s/, 's')])).toEqual([
        [0, `seems to be a client already. ${byHand}`],
        [1, `seems to be a client already. ${byHand}`],
        [3, `seems to stand further up in this file too. ${byHand}`],
      ])
    })

    rule('are those whose names mean the same to people, however they are written', async () => {
      const { report, names } = await aDesk()
      const known = [
        ['José', 'Núñez'],
        ['Mary  Ann', 'O’Hara'],
        ['Łukasz', 'Garcia-Lopez'],
      ] as const
      const written = [
        ['Jose\u0301', 'Nu\u0301n\u0303ez'],
        ['JOSE', 'NUNEZ'],
        ['Mary Ann', "O'Hara"],
        ['Maryann\u00A0', 'O Hara'],
        ['Lukasz', 'Garcia Lopez'],
      ] as const
      const rowOf = ([firstName, lastName]: readonly [string, string]) => ({ ...ada, firstName, lastName })
      expect((await report(known.map(rowOf))).added).toBe(3)
      const { added, refused } = await report(written.map(rowOf), true)
      expect(added).toBe(0)
      expect(refused.map(({ reasons }) => reasons[0]?.message.replace(/^.*born/, 'born'))).toEqual(
        written.map(() => 'born 1990-02-28, is a client already'),
      )
      expect(await names()).toHaveLength(3)
    })

    rule('do not include those whose namesakes another practice has', async () => {
      const { practice, report } = await aDesk()
      await report([ada])
      const there = await practice.as('Owner', { practiceIds: [practice.otherPracticeId] })
      const path = `/api/v1/practices/${practice.otherPracticeId}/clients/import`
      const answer = await there.request('POST', path, { rows: [ada], isDryRun: false })
      expect(answer.data).toMatchObject({ added: 1, refused: [] })
    })
  })

  rule.each([
    ['no row', [], [422, 'validation_failed', 'rows']],
    ['more than 5,000', Array.from({ length: 5_001 }, () => ({})), [422, 'validation_failed', 'rows']],
    ['no list', 'clients', [422, 'validation_failed', 'rows']],
    ['more than 5 MB', ['x'.repeat(5_000_001)], [413, 'payload_too_large']],
  ])('a file with %s is refused', async (_, rows, expected) => {
    const { send } = await aDesk()
    expect(refusal(await send(rows))).toEqual(expected)
  })

  rule('is for those who may change all clients of the practice', async () => {
    const { practice, path } = await aDesk()
    const body = { rows: [ada], isDryRun: true }
    for (const role of ['Clinician (own clients)', 'Biller', 'Read-only'] as const) {
      expect(refusal(await (await practice.as(role)).request('POST', path, body))).toEqual([403, 'forbidden'])
    }
    expect((await (await practice.as('Scheduler')).request('POST', path, body)).status).toBe(200)
    expect((await requester(test)('POST', path, body)).status).toBe(401)
    const other = await aDesk()
    expect(refusal(await other.owner.request('POST', path, body))).toEqual([404, 'not_found'])
  })
})
