import type { Client, ClientSummary, Page } from '@oaklet/api/contract'
import { describe, expect } from 'vitest'
import type { clientInput } from '../../testing/a-client'
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
    return { practice, owner, add, get, listed, searched }
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
      const { add, get } = await aDesk()
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
      const listed: string[] = []
      let cursor: string | null = ''
      while (cursor !== null) {
        const after = cursor === '' ? '' : `&cursor=${cursor}`
        const page: Page<ClientSummary> = await get(`clients?limit=3${after}`)
        listed.push(...page.items.map(({ displayName }) => displayName.replace('Maya ', '')))
        cursor = page.nextCursor
      }
      expect(listed).toEqual(order)
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
