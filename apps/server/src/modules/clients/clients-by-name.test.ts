import type { Client, ClientSummary, Page } from '@oaklet/api/contract'
import { describe, expect } from 'vitest'
import { clientInput } from '../../testing/a-client'
import { aPractice } from '../../testing/a-practice'
import { addClient, dataOf } from '../../testing/an-appointment'
import { draftInvoice, invoiceInput, issue } from '../../testing/an-invoice'
import { onEachDatabase } from '../../testing/on-each-database'

/** What was typed, and who is found by it. */
const SEARCHES: readonly (readonly [typed: string, firstName: string, lastName: string])[] = [
  ['nunez', 'José', 'Núñez'],
  ['jose nunez', 'Jose\u0301', 'Nu\u0301n\u0303ez'],
  ['Núñez', 'Jose', 'Nunez'],
  ["O'Hara", 'Siobhan', 'O’Hara'],
  ['ohara', 'Siobhan', 'O’Hara'],
  ['hara', 'Siobhan', 'O’Hara'],
  ['O’Hara', 'Siobhan', 'OHara'],
  ['O`Hara', 'Siobhan', 'O Hara'],
  ["d'arcy", 'Fitz', 'dArcy'],
  ['Garcia-Lopez', 'Mary-Kate', 'Garcia Lopez'],
  ['Garcia Lopez', 'Mary Kate', 'Garcia\u2011Lopez'],
  ['marykate', 'Mary-Kate', 'Garcia'],
  ['jean luc', 'Jean\u2011Luc', 'Picot'],
  ['yildiz', 'İpek', 'Yıldız'],
  ['ipek', 'İpek', 'Yıldız'],
  ['walesa', 'Łukasz', 'Wałęsa'],
  ['soren', 'Søren', 'Ærø'],
  ['aero', 'Søren', 'Ærø'],
  ['nguyen dang', 'Đặng', 'Nguyễn'],
  ['strasse', 'Uwe', 'Straße'],
  ['straße', 'Uwe', 'Strasse'],
  ['thorvald', 'Þorvald', 'Jónsson'],
  ['Bankole, Aaliyah', 'Aaliyah', 'Bankole'],
  ['mary  ann\u00A0lee', 'Mary\u00A0Ann', 'Lee'],
  ['ｊｏｈｎ', 'John', 'Smith'],
  ['שרה', 'שָׂרָה', 'Cohen'],
  ['محمد', 'مُحَمَّد', 'Haddad'],
]

onEachDatabase('a client', (test, rule) => {
  async function aDesk() {
    const practice = await aPractice(test)
    const owner = await practice.as('Owner')
    const add = (overrides: Parameters<typeof clientInput>[0]): Promise<Client> =>
      addClient(practice, owner, overrides)
    const get = async <Data>(path: string): Promise<Data> =>
      dataOf<Data>(await owner.request('GET', practice.path(path)))
    const listed = async (q: string) =>
      (await get<Page<ClientSummary>>(`clients?${new URLSearchParams({ q, limit: '100' }).toString()}`)).items
    const searched = async (q: string) => {
      const query = new URLSearchParams({ q }).toString()
      const groups = await get<{ kind: string; hits: { id: string }[] }[]>(`search/suggestions?${query}`)
      return groups.find(({ kind }) => kind === 'client')?.hits.map(({ id }) => id) ?? []
    }
    const inPagesOf = async (limit: number) => {
      const names: string[] = []
      let cursor: string | null = ''
      while (cursor !== null) {
        const after = cursor === '' ? '' : `&cursor=${cursor}`
        const page: Page<ClientSummary> = await get(`clients?limit=${limit}${after}`)
        names.push(...page.items.map(({ displayName }) => displayName))
        cursor = page.nextCursor
      }
      return names
    }
    return { practice, owner, add, get, listed, searched, inPagesOf }
  }
  const contact = { mayEmail: true, mayText: true, mayVoicemail: true }

  rule(
    'is found by their name as people type it: in the list, in the search and by their invoices',
    async () => {
      const { practice, owner, add, get, listed, searched } = await aDesk()
      await add({ firstName: 'Tobias', lastName: 'Quill' })
      const missed: unknown[] = []
      for (const [typed, firstName, lastName] of SEARCHES) {
        const { id } = await add({ firstName, lastName })
        await draftInvoice(practice, owner, invoiceInput(id, 5_000))
        const query = new URLSearchParams({ q: typed, limit: '100' }).toString()
        const invoices = await get<Page<{ client: { id: string } }>>(`invoices?${query}`)
        const found = {
          list: (await listed(typed)).some((one) => one.id === id),
          search: (await searched(typed)).includes(id),
          invoices: invoices.items.some(({ client }) => client.id === id),
        }
        if (Object.values(found).includes(false)) missed.push([typed, found])
      }
      expect(missed).toEqual([])
    },
  )

  rule('is found by the name to sort by', async () => {
    const { add, listed, searched } = await aDesk()
    const { id } = await add({ type: 'couple', firstName: 'Wei & Jun', lastName: '', sortName: 'Zhang' })
    await add({ lastName: 'Zhou' })
    expect((await listed('zhang')).map((one) => one.id)).toEqual([id])
    expect(await searched('zhang')).toEqual([id])
  })

  rule('is found alone by what is typed of their name alone', async () => {
    const { add, listed } = await aDesk()
    await add({
      firstName: 'Tobias',
      lastName: 'Quill',
      contacts: [{ kind: 'email', value: 'tq@mail.example', ...contact }],
    })
    await add({ firstName: 'Søren', lastName: 'Sort' })
    for (const q of ['"', "'", '-', '","', '[', 'søren quill', 'kind'])
      expect([q, await listed(q)]).toEqual([q, []])
    expect((await listed('soren')).map(({ displayName }) => displayName)).toEqual(['Søren Sort'])
  })

  rule.each(['0142', '555-0142', '(518) 555', '518.555.0142', '555\u20110142', '+1 518 555 0142', '5550'])(
    'is found by the part %j of their phone',
    async (typed) => {
      const { add, listed, searched } = await aDesk()
      const { id } = await add({ contacts: [{ kind: 'mobile', value: '518-555-0142', ...contact }] })
      await add({ lastName: 'Other', contacts: [{ kind: 'home', value: '518-666-0199', ...contact }] })
      expect((await listed(typed)).map((one) => one.id)).toEqual([id])
      expect(await searched(typed)).toEqual([id])
    },
  )

  rule.each(['07/16/1993', '7/16/1993', '1993-07-16', '07-16-1993', 'July 16, 1993', '7/16/93'])(
    'is found by the date of birth %j',
    async (typed) => {
      const { add, listed, searched } = await aDesk()
      const { id } = await add({ dateOfBirth: '1993-07-16' })
      await add({ lastName: 'Other', dateOfBirth: '1993-07-17' })
      expect((await listed(typed)).map((one) => one.id)).toEqual([id])
      expect(await searched(typed)).toEqual([id])
    },
  )

  describe('stands in the list', () => {
    rule('where people look for the name', async () => {
      const { add, inPagesOf } = await aDesk()
      const names = [
        'Alvarez',
        'Álvarez',
        'Zhang',
        "O'Brien",
        'O’Brien',
        'Ozark',
        'Łucki',
        'Lund',
        'Æbel',
        'Agee',
      ]
      for (const lastName of names) await add({ lastName })
      for (const lastName of ['de la Cruz', 'Dean', 'De-La-Cruz']) await add({ lastName })
      const order = [
        ...['Æbel', 'Agee', 'Alvarez', 'Álvarez', 'de la Cruz', 'De-La-Cruz', 'Dean', 'Łucki', 'Lund'],
        ...["O'Brien", 'O’Brien', 'Ozark', 'Zhang'],
      ]
      expect((await inPagesOf(3)).map((name) => name.replace('Maya ', ''))).toEqual(order)
    })

    rule.each([1, 2, 5])('under their name to sort by, in pages of %i', async (limit) => {
      const { add, inPagesOf } = await aDesk()
      const family = { type: 'family', firstName: 'The Nakamura', lastName: 'Family' } as const
      await add({ ...family, sortName: 'Nákamura' })
      for (const lastName of ['Fuentes', 'Nakagawa', 'Nakamura', 'Nakano']) await add({ lastName })
      expect(await inPagesOf(limit)).toEqual([
        ...['Maya Fuentes', 'Maya Nakagawa', 'Maya Nakamura', 'The Nakamura Family', 'Maya Nakano'],
      ])
    })

    rule('where the last name belongs once the name to sort by is taken away or can’t be seen', async () => {
      const { practice, owner, add, inPagesOf } = await aDesk()
      const { id, version } = await add({ lastName: 'Abara', sortName: 'Zephyr' })
      await add({ lastName: 'Moss' })
      expect(await inPagesOf(2)).toEqual(['Maya Moss', 'Maya Abara'])
      const body = { ...clientInput({ lastName: 'Abara', sortName: ' - ' }), version }
      dataOf(await owner.request('PUT', practice.path(`clients/${id}`), body))
      expect(await inPagesOf(2)).toEqual(['Maya Abara', 'Maya Moss'])
    })
  })

  rule('is found by the number of an invoice in each way of writing it', async () => {
    const { practice, owner, add, get } = await aDesk()
    const { id } = await add({})
    const { number } = await issue(
      practice,
      owner,
      await draftInvoice(practice, owner, invoiceInput(id, 5_000)),
    )
    const typed = String(number)
    for (const q of [typed, `#${typed}`, `Invoice ${typed}`, `invoice #${typed}`, `INV-${typed}`]) {
      const { items } = await get<Page<{ number: number }>>(
        `invoices?${new URLSearchParams({ q }).toString()}`,
      )
      expect([q, items.map((one) => one.number)]).toEqual([q, [number]])
    }
  })
})
