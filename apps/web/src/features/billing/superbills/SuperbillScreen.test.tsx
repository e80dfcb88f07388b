import { NetworkError } from '@oaklet/api'
import type { Permission, Superbill } from '@oaklet/api/contract'
import {
  aPractice,
  aDocumentSending,
  aSuperbill,
  aSuperbillDocument,
  aSuperbillFinding,
  aSuperbillLine,
  fixtureId,
} from '@oaklet/api/testing'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { renderScreen } from '../../../testing/render-screen'
import { SuperbillScreen } from './SuperbillScreen'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-12-04T13:00:00Z') }))

const show = (superbill: Superbill, permissions?: Permission[]) =>
  renderScreen(<SuperbillScreen />, {
    at: `/billing/superbills/${superbill.id}`,
    ...(permissions && { user: { permissions } }),
    api: {
      organization: { practice: () => Promise.resolve(aPractice()) },
      superbills: { get: () => Promise.resolve(superbill) },
    },
  })

const draftLacking = (...missing: ReturnType<typeof aSuperbillFinding>[]) =>
  aSuperbill({ status: 'draft', number: null, issuedOn: null, missing })
const paper = async () => within(await screen.findByRole('article', { name: 'What this superbill says' }))
type Paper = Awaited<ReturnType<typeof paper>>
const factsOf = (sheet: Paper, term: string) =>
  sheet.getAllByText(term).map((one) => one.nextElementSibling?.textContent)
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent)

describe('what a superbill says', () => {
  test('names who bills, the client and the clinician as insurers know them', async () => {
    show(aSuperbill())
    const sheet = await paper()
    expect(sheet.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Statement for insurance reimbursement',
      'Billed by',
      'Client',
      'Clinician',
      'Sessions',
      'Diagnoses',
    ])
    expect(
      sheet.getByText(/^Superbill 1001 · issued December 1, 2026 · sessions of November 2026$/),
    ).toBeVisible()
    expect(factsOf(sheet, 'Name')).toEqual([
      'Oakwood Therapy Group PLLC',
      'Marisol Vega',
      'Olivia Bennett, LCSW',
    ])
    expect(factsOf(sheet, 'NPI')).toEqual(['1234567893', '1245319599'])
    expect(factsOf(sheet, 'EIN')).toEqual(['14-1234567'])
    expect(factsOf(sheet, 'License')).toEqual(['073124 (NY)'])
    expect(factsOf(sheet, 'Date of birth')).toEqual(['April 12, 1991'])
  })

  test('lists each service with its codes and amounts, and what they come to', async () => {
    const lines = [aSuperbillLine(), aSuperbillLine({ date: '2026-11-10', modifiers: ['95'], paidCents: 0 })]
    show(aSuperbill({ document: aSuperbillDocument({ lines, chargedCents: 30_000 }) }))
    const sheet = await paper()
    const table = within(sheet.getByRole('table', { name: 'Sessions of this superbill' }))
    expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Nov 3, 2026'),
      expect.stringContaining('Nov 10, 2026'),
    ])
    const second = within(table.getByRole('row', { name: /Nov 10/ }))
    for (const words of ['90834 95', 'Psychotherapy, 45 minutes', '11, office', 'F41.1', '$0.00']) {
      expect(second.getByText(words)).toBeVisible()
    }
    expect(factsOf(sheet, 'Charged in all')).toEqual(['$300.00'])
    expect(factsOf(sheet, 'Paid by the client')).toEqual(['$150.00'])
  })

  test('names each diagnosis beside its code', async () => {
    show(aSuperbill())
    expect(await screen.findByText('Generalized anxiety disorder')).toBeVisible()
  })

  test('says what is not known', async () => {
    const document = aSuperbillDocument({
      biller: null,
      client: { name: 'Marisol Vega', dateOfBirth: null, address: null },
      clinician: {
        name: 'Olivia Bennett',
        credentials: '',
        license: null,
        npi: '',
        supervisorName: 'Dr. Imani Cole',
      },
      lines: [aSuperbillLine({ code: '', diagnoses: [] })],
    })
    show(aSuperbill({ status: 'draft', number: null, issuedOn: null, document }))
    const sheet = await paper()
    for (const term of ['Date of birth', 'Address', 'License', 'NPI']) {
      expect(factsOf(sheet, term)).toEqual(['Not known'])
    }
    expect(factsOf(sheet, 'Supervisor')).toEqual(['Dr. Imani Cole'])
    expect(sheet.getByText('No code')).toBeVisible()
    expect(sheet.getByText('None')).toBeVisible()
  })

  test.each([
    [aSuperbill({ status: 'void' }), 'Void'],
    [draftLacking(), 'Draft: not issued'],
  ])('a copy that is no good says so in words', async (superbill, words) => {
    show(superbill)
    expect((await paper()).getByText(words)).toBeVisible()
  })

  test('hides diagnoses, the PDF and the print from those who may not know the diagnoses', async () => {
    show(aSuperbill({ document: aSuperbillDocument({ lines: [aSuperbillLine({ diagnoses: null })] }) }))
    const sheet = await paper()
    expect(sheet.getByText('Hidden: your role doesn’t show this client’s diagnoses.')).toBeVisible()
    expect(sheet.queryByText('F41.1')).toBeNull()
    expect(screen.getByText('The PDF is for those who may see the client’s diagnoses.')).toBeVisible()
    expect(buttons()).toEqual(['Void superbill', 'Send'])
  })
})

describe('what is missing', () => {
  test('stands above a draft, each with the way to where it is filled in', async () => {
    show(
      draftLacking(
        aSuperbillFinding({ code: 'no_billing_profile', level: 'error', where: 'profile' }),
        aSuperbillFinding({ code: 'client_address_missing', where: 'client' }),
      ),
    )
    const card = within(await screen.findByRole('region', { name: 'What is missing' }))
    expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'There is no billing profile that says who bills.Needed',
      'The client has no address.Missing',
    ])
    expect(card.getByRole('link', { name: 'The client has no address.' })).toHaveAttribute(
      'href',
      `/clients?client=${fixtureId(30)}`,
    )
    expect(buttons()).toEqual(['Delete draft'])
  })

  test('leads nowhere for those who may not fill it in', async () => {
    show(draftLacking(aSuperbillFinding({ where: 'clinician' })), ['superbills:view'])
    const card = within(await screen.findByRole('region', { name: 'What is missing' }))
    expect(card.getByText('The clinician has no license.')).toBeVisible()
    expect(card.queryByRole('link')).toBeNull()
  })
})

test.each([
  ['draft', draftLacking(), ['Delete draft', 'Issue superbill']],
  ['issued one', aSuperbill(), ['Void superbill', 'Print', 'Download PDF', 'Send']],
  ['sent one', aSuperbill({ status: 'sent' }), ['Void superbill', 'Print', 'Download PDF', 'Send again']],
  ['void one', aSuperbill({ status: 'void' }), ['Print', 'Download PDF']],
])('of a %s can be done what its status allows', async (_, superbill, expected) => {
  const { unmount } = show(superbill)
  await paper()
  expect(buttons()).toEqual(expected)
  unmount()
  show(superbill, ['superbills:view'])
  await paper()
  const unchanging = screen.queryAllByRole('button').map(({ textContent }) => textContent)
  expect(unchanging).toEqual(expected.filter((name) => name === 'Print' || name === 'Download PDF'))
})

test('the history says how it was sent and why it is void, the newest first', async () => {
  show(
    aSuperbill({
      status: 'void',
      voidedOn: '2026-12-03',
      voidReason: 'Wrong month',
      sendings: [
        aDocumentSending({ how: 'handed_over', email: null, sentAt: '2026-12-02T16:00:00Z' }),
        aDocumentSending(),
      ],
    }),
  )
  const history = within(await screen.findByRole('list', { name: 'History of this superbill' }))
  expect(history.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'VoidedThu, Dec 3Wrong month',
    'Handed overWed, Dec 2, 11:00 AMby Olivia Bennett',
    'Sent by e-mail to mari.vega@mail.exampleTue, Dec 1, 11:00 AMby Olivia Bennett',
    'IssuedTue, Dec 1',
  ])
})

test('says what went wrong, and tries again when asked', async () => {
  const get = vi.fn().mockRejectedValueOnce(new NetworkError('unreachable')).mockResolvedValue(aSuperbill())
  const { user } = renderScreen(<SuperbillScreen />, {
    at: `/billing/superbills/${aSuperbill().id}`,
    api: {
      organization: { practice: () => Promise.resolve(aPractice()) },
      superbills: { get },
    },
  })
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load superbill')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Superbill 1001')
})
