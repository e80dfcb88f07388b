import { ApiError, NetworkError } from '@oaklet/api'
import type { Estimate, Permission } from '@oaklet/api/contract'
import {
  aDraftEstimate,
  anEstimate,
  anEstimateDocument,
  anEstimateLine,
  aPractice,
  aService,
  fixtureId,
} from '@oaklet/api/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { saveFile } from '../../../shared/save-file'
import type { FakeApi } from '../../../testing/fake-services'
import { renderScreen } from '../../../testing/render-screen'
import { EstimateScreen } from './EstimateScreen'

vi.mock('../../../shared/save-file', () => ({ saveFile: vi.fn() }))
beforeEach(() => {
  vi.mocked(saveFile).mockClear()
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-18T13:00:00Z') })
})

const show = (estimate: Estimate, verbs: FakeApi['estimates'] = {}, permissions?: Permission[]) =>
  renderScreen(<EstimateScreen />, {
    at: `/billing/estimates/${estimate.id}`,
    ...(permissions && { user: { permissions } }),
    api: {
      organization: { practice: () => Promise.resolve(aPractice()) },
      services: {
        list: () => Promise.resolve([aService({ code: '90785', label: 'Interactive complexity' })]),
      },
      estimates: { get: () => Promise.resolve(estimate), ...verbs },
    },
  })

const paper = async () => within(await screen.findByRole('article', { name: 'What this estimate says' }))
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent)
const button = (name: string) => screen.findByRole('button', { name })

describe('what an estimate says', () => {
  test('has its parts as headings, and what each service is expected to cost', async () => {
    const lines = [anEstimateLine(), anEstimateLine({ code: '90785', when: '', count: 2, feeCents: 2_500 })]
    const document = anEstimateDocument({ lines, totalCents: 185_000, itemsElsewhere: 'An examination.' })
    show(anEstimate({ document }))
    const sheet = await paper()
    expect(sheet.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      ...['Good Faith Estimate', 'Practice', 'Client', 'Clinician', 'Where', 'Expected services'],
      ...['Diagnoses', 'To be booked separately', 'What you should know'],
    ])
    expect(
      sheet.getByText('Number 7 · of November 17, 2026 · services of Dec 1, 2026 – Feb 28, 2027'),
    ).toBeVisible()
    const second = within(sheet.getByRole('row', { name: /90785/ }))
    for (const words of ['Not known', '2', '$25.00', '$50.00']) expect(second.getByText(words)).toBeVisible()
    expect(sheet.getByText('Expected in all').nextElementSibling).toHaveTextContent('$1,850.00')
    for (const words of ['11 Office', 'An examination.', /dispute the bill/, /not a contract/]) {
      expect(sheet.getByText(words)).toBeVisible()
    }
  })

  test('keeps diagnoses, and the file that names them, from those who may not know them', async () => {
    show(anEstimate({ document: anEstimateDocument({ diagnoses: null }) }))
    expect((await paper()).getByText(/your role doesn’t show/)).toBeVisible()
    expect(screen.getByText('The PDF is for those who may see the client’s diagnoses.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Download PDF' })).toBeNull()
  })

  test('says of a replaced one which took its place, and offers no step', async () => {
    show(anEstimate({ status: 'replaced', replacedBy: { id: fixtureId(99), number: 9 } }))
    expect(await screen.findByRole('link', { name: 'Good Faith Estimate 9' })).toHaveAttribute(
      'href',
      `/billing/estimates/${fixtureId(99)}`,
    )
    expect((await paper()).getByText('Replaced')).toBeVisible()
    expect(buttons()).toEqual(['Print', 'Download PDF'])
  })

  test('tells how often it was sent, and by whom', async () => {
    show(anEstimate())
    const history = within(await screen.findByRole('list', { name: 'History of this estimate' }))
    expect(history.getByText('Sent by e-mail to mari.vega@mail.example')).toBeVisible()
    expect(history.getByText('by Olivia Bennett')).toBeVisible()
  })

  test('says what went wrong while it loads, and tries again', async () => {
    const get = vi.fn().mockRejectedValueOnce(new NetworkError('unreachable')).mockResolvedValue(anEstimate())
    const { user } = show(anEstimate(), { get })
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load estimate')
    await user.click(await button('Try again'))
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Good Faith Estimate 7')
  })
})

describe('a draft', () => {
  test('says what is missing, with the way to where it is filled in', async () => {
    show(aDraftEstimate({ missing: ['billing_profile', 'clinician_npi', 'state'] }))
    const card = within(await screen.findByRole('region', { name: 'What is missing' }))
    expect(card.getByRole('link', { name: 'The practice has no billing profile.' })).toHaveAttribute(
      'href',
      '/billing/settings',
    )
    expect(card.getAllByRole('link')).toHaveLength(2)
    expect(card.getByText('The state in which the sessions are is not known.')).toBeVisible()
    expect(buttons()).toEqual(['Delete draft', 'Edit'])
  })

  test('offers nothing to those who may only look', async () => {
    show(aDraftEstimate(), {}, ['invoices:view', 'superbills:view'])
    await paper()
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('is sent to an address of the client', async () => {
    const send = vi.fn(() => Promise.resolve(anEstimate()))
    const { user } = show(aDraftEstimate(), { send })
    await user.click(await button('Send'))
    await user.click(await button('Send by e-mail'))
    await waitFor(() => expect(send).toHaveBeenCalledOnce())
    expect(send).toHaveBeenCalledWith(
      expect.anything(),
      { version: 1, how: 'email', email: 'mari.vega@mail.example' },
      expect.anything(),
    )
  })

  test('is deleted once that is confirmed, and leads to the list', async () => {
    const remove = vi.fn(() => Promise.resolve())
    const { user, address } = show(aDraftEstimate(), { remove })
    await user.click(await button('Delete draft'))
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete this draft?' }))
    await user.click(question.getByRole('button', { name: 'Delete draft' }))
    await waitFor(() => expect(address()).toBe('/billing/estimates'))
    expect(remove).toHaveBeenCalledOnce()
  })

  test('can be edited: a service is added and another removed', async () => {
    const update = vi.fn(() => Promise.resolve(aDraftEstimate({ version: 2 })))
    const { user } = show(aDraftEstimate(), { update })
    await user.click(await button('Edit'))
    await user.click(await button('Add a service'))
    await user.click(await screen.findByRole('menuitem', { name: '90785 Interactive complexity' }))
    const second = await screen.findByRole('group', { name: 'Service 2' })
    await waitFor(() => expect(second).toHaveFocus())
    expect(within(second).getByRole('textbox', { name: 'Code' })).toHaveValue('90785')
    await user.click(await button('Remove service 1: Psychotherapy, 45 minutes'))
    await waitFor(() => expect(screen.getByRole('group', { name: 'Service 1' })).toHaveFocus())
    expect(screen.queryByRole('button', { name: /Remove service/ })).toBeNull()
    await user.click(await button('Save draft'))
    await waitFor(() => expect(update).toHaveBeenCalledOnce())
    expect(update).toHaveBeenCalledWith(
      expect.anything(),
      expect.objectContaining({
        version: 1,
        lines: [expect.objectContaining({ code: '90785', label: 'Interactive complexity', count: 1 })],
      }),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('says at a service what it needs, and keeps what was typed', async () => {
    const { user } = show(aDraftEstimate())
    await user.click(await button('Edit'))
    await user.clear(await screen.findByRole('textbox', { name: 'Code' }))
    await user.click(await button('Save draft'))
    const code = await screen.findByRole('textbox', { name: 'Code' })
    await waitFor(() => expect(code).toHaveAccessibleDescription('Enter the code of the service'))
    expect(screen.getByRole('textbox', { name: 'Service' })).toHaveValue('Psychotherapy, 45 minutes')
  })

  test('that somebody else changed meanwhile shows both versions', async () => {
    const theirs = aDraftEstimate({ document: anEstimateDocument({ state: 'VT' }), version: 2 })
    const stale = new ApiError({
      ...{ code: 'stale_edit', status: 409, serverMessage: null, requestId: null, current: theirs },
    })
    const update = vi.fn().mockRejectedValueOnce(stale).mockResolvedValue(theirs)
    const { user } = show(aDraftEstimate(), { update })
    await user.click(await button('Edit'))
    const state = await screen.findByRole('textbox', { name: 'State' })
    await user.clear(state)
    await user.type(state, 'MA')
    await user.click(await button('Save draft'))
    expect(await screen.findByText('VT')).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'State' })).toHaveValue('MA')
  })
})

describe('a sent one', () => {
  test('is sent again, printed and downloaded', async () => {
    const file = { bytes: new Uint8Array(), contentType: 'application/pdf', fileName: null }
    const { user } = show(anEstimate(), { download: () => Promise.resolve(file) })
    await paper()
    expect(buttons()).toEqual(['Make a new one', 'Print', 'Download PDF', 'Send again'])
    await user.click(await button('Download PDF'))
    await waitFor(() =>
      expect(saveFile).toHaveBeenCalledWith({ ...file, fileName: 'good-faith-estimate-7.pdf' }),
    )
  })

  test('is the beginning of a new one for the same people and time', async () => {
    const create = vi.fn(() => Promise.resolve(aDraftEstimate({ id: 'new' })))
    const { user, address } = show(anEstimate(), { create })
    await user.click(await button('Make a new one'))
    await waitFor(() => expect(address()).toBe('/billing/estimates/new'))
    expect(create).toHaveBeenCalledWith(
      expect.anything(),
      {
        ...{ clientId: fixtureId(30), clinicianId: fixtureId(20), from: '2026-12-01', to: '2027-02-28' },
        ...{ reason: 'scheduled', askedOn: null },
      },
      expect.anything(),
    )
  })
})
