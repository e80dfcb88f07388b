import { ApiError, type Api } from '@oaklet/api'
import { BUILT_IN_ROLE_PERMISSIONS, type ClientCoverages, type Permission } from '@oaklet/api/contract'
import {
  aClient,
  aCoverage,
  anAuthorization,
  aPayer,
  aPractice,
  aService,
  fixtureId,
} from '@oaklet/api/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { FakeApi } from '../../../testing/fake-services'
import { renderScreen } from '../../../testing/render-screen'
import { ClientCoverage } from './ClientCoverage'

const TODAY = '2026-11-17'
beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date(`${TODAY}T13:00:00Z`) }))

const found = (changes: Partial<ClientCoverages> = {}): ClientCoverages => ({
  coverages: [aCoverage()],
  authorizations: [],
  ...changes,
})

interface Setting {
  coverages?: FakeApi['coverages']
  payers?: ReturnType<typeof aPayer>[]
  permissions?: readonly Permission[]
}

function show({ coverages = {}, payers = [aPayer()], permissions }: Setting = {}) {
  return renderScreen(<ClientCoverage client={aClient()} practice={aPractice()} today={TODAY} />, {
    api: {
      coverages: { list: () => Promise.resolve(found()), ...coverages },
      payers: { list: () => Promise.resolve(payers) },
      feeAgreements: { list: () => Promise.resolve([]) },
      services: { list: () => Promise.resolve([aService({ code: '90834', label: 'Psychotherapy' })]) },
    },
    ...(permissions && { user: { permissions: [...permissions] } }),
  })
}
const listing = (changes: Partial<ClientCoverages>): FakeApi['coverages'] => ({
  list: () => Promise.resolve(found(changes)),
})
const refusal = (code: ApiError['code'], status: number, more: object = {}) =>
  new ApiError({ code, status, serverMessage: 'Not now.', requestId: null, ...more })
const card = (name: string) => screen.findByRole('region', { name })
const factOf = (region: HTMLElement, term: string) =>
  within(region).getByText(term).nextElementSibling?.textContent

describe('the coverage in force', () => {
  test('stands as cards in the order in which they pay, with what the card of the insurance says', async () => {
    const second = aCoverage({ id: fixtureId(71), payerName: 'Cigna', priority: 2 })
    show({ coverages: listing({ coverages: [aCoverage(), second] }) })
    const first = await card('First insurance: Aetna')
    expect(await card('Second insurance: Cigna')).toBeVisible()
    expect(factOf(first, 'Member id')).toBe('W123456789')
    expect(factOf(first, 'Policy holder')).toBe('The client')
    expect(factOf(first, 'In force')).toBe('Since January 1, 2026')
    expect(factOf(first, 'Copay for each session')).toBe('$30.00')
    expect(factOf(first, 'Deductible')).toBe('$1,500.00, of which $600.00 was met on Nov 1, 2026')
    expect(factOf(first, 'The insurance pays')).toBe('The practice')
    expect(factOf(first, 'Release of information')).toBe('Signed on Jan 5, 2026')
  })

  test('says in words whether it is verified, by whom and when', async () => {
    const second = aCoverage({
      ...{ id: fixtureId(71), payerName: 'Cigna', priority: 2 },
      ...{ status: 'unverified', verifiedByName: null, verifiedAt: null },
    })
    show({ coverages: listing({ coverages: [aCoverage(), second] }) })
    const first = within(await card('First insurance: Aetna'))
    expect(first.getByText('Verified')).toBeVisible()
    expect(first.getByText('by Dana Reyes on Nov 2, 2026')).toBeVisible()
    expect(first.queryByRole('button', { name: 'Mark as verified' })).toBeNull()
    expect(within(await card('Second insurance: Cigna')).getByText('Not verified')).toBeVisible()
  })

  test('is marked as verified at the version that is shown', async () => {
    const unverified = aCoverage({ status: 'unverified', verifiedByName: null, verifiedAt: null, version: 3 })
    const verified = aCoverage({ version: 4 })
    const update = vi.fn(() => Promise.resolve(verified))
    const list = vi.fn().mockResolvedValueOnce(found({ coverages: [unverified] }))
    const { user } = show({
      coverages: { update, list: list.mockResolvedValue(found({ coverages: [verified] })) },
    })
    await user.click(await screen.findByRole('button', { name: 'Mark as verified' }))
    await waitFor(() =>
      expect(update).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({ coverageId: unverified.id }),
        expect.objectContaining({ status: 'verified', version: 3, memberId: 'W123456789' }),
      ),
    )
    expect(await screen.findByText('by Dana Reyes on Nov 2, 2026')).toBeVisible()
    // The button that was pressed has gone.
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add coverage' })).toHaveFocus())
  })
})

describe('authorizations', () => {
  test('say how much is used and until when, and in words when a new one is needed', async () => {
    const low = anAuthorization({ id: fixtureId(76), number: 'A-5', usedVisits: 10, codes: [] })
    show({ coverages: listing({ authorizations: [anAuthorization(), low] }) })
    const items = within(await screen.findByRole('list', { name: 'Authorizations of Aetna' }))
    const texts = items.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(texts[0]).toMatch(/A-4471.*8 of 12 visits used · until Dec 31, 2026 · 90834, 90837.*4 visits left/)
    expect(texts[1]).toMatch(/A-5.*10 of 12 visits used · until Dec 31, 2026 · all services.*2 visits left/)
  })

  test('are added to the coverage that they stand under', async () => {
    const createAuthorization = vi.fn(() => Promise.resolve(anAuthorization()))
    const { user } = show({ coverages: { createAuthorization } })
    await user.click(await screen.findByRole('button', { name: 'Add authorization of Aetna' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add authorization' }))
    await user.type(dialog.getByRole('textbox', { name: 'Number' }), 'A-9')
    await user.keyboard('{Control>}{Enter}{/Control}')
    expect(createAuthorization).not.toHaveBeenCalled()
    await user.type(dialog.getByRole('textbox', { name: 'Visits allowed' }), '20')
    const lastDay = within(dialog.getByRole('group', { name: /Last day/ }))
    await user.type(lastDay.getByRole('spinbutton', { name: /^month/ }), '12312026')
    await user.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() =>
      expect(createAuthorization).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({ clientId: aClient().id }),
        {
          ...{ coverageId: aCoverage().id, number: 'A-9', codes: [], visits: 20 },
          ...{ startsOn: TODAY, endsOn: '2026-12-31' },
        },
        { idempotencyKey: expect.any(String) as string },
      ),
    )
  })
})

describe('earlier and later coverage', () => {
  test('can be opened below, with all that is known of it', async () => {
    const former = aCoverage({
      ...{ id: fixtureId(72), payerName: 'Cigna', memberId: 'C-1' },
      ...{ effectiveFrom: '2025-01-01', effectiveTo: '2025-12-31' },
    })
    const later = aCoverage({ id: fixtureId(73), payerName: 'Optum', effectiveFrom: '2027-01-01' })
    const { user } = show({ coverages: listing({ coverages: [aCoverage(), later, former] }) })
    expect(await screen.findByRole('heading', { name: 'Earlier and later coverage' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Optum, From January 1, 2027' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Cigna, January 1, 2025 to December 31, 2025' }))
    expect(screen.getByText('C-1')).toBeVisible()
  })
})

describe('deleting', () => {
  test('is asked about, and says why it was refused', async () => {
    const remove = vi
      .fn<Api['coverages']['remove']>()
      .mockRejectedValueOnce(refusal('transition_refused', 409))
    const { user } = show({ coverages: { remove: remove.mockResolvedValue(undefined) } })
    await user.click(await screen.findByRole('button', { name: 'Actions for Aetna' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    const question = await screen.findByRole('alertdialog', { name: 'Delete the coverage with Aetna?' })
    await user.click(within(question).getByRole('button', { name: 'Delete' }))
    expect(await within(question).findByRole('alert')).toHaveTextContent('Not now.')
    await user.click(within(question).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(remove).toHaveBeenCalledTimes(2)
  })
})

describe('the tab', () => {
  test('offers the first step while there is no coverage', async () => {
    const { user } = show({ coverages: listing({ coverages: [] }) })
    expect(await screen.findByText('No coverage yet')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Add coverage' }))
    expect(await screen.findByRole('dialog', { name: 'Add coverage' })).toBeVisible()
  })

  test('leads to the payers where the practice has none that can be chosen', async () => {
    show({ coverages: listing({ coverages: [] }), payers: [aPayer({ isActive: false })] })
    expect(await screen.findByRole('link', { name: 'Add a payer' })).toHaveAttribute(
      'href',
      '/billing/settings?section=payers',
    )
    expect(screen.queryByRole('button', { name: 'Add coverage' })).toBeNull()
  })

  test('says who can add payers to those who can’t', async () => {
    const permissions = BUILT_IN_ROLE_PERMISSIONS.Scheduler
    show({ coverages: listing({ coverages: [] }), payers: [], permissions })
    expect(await screen.findByText(/Those who may change billing settings can add one/)).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Add a payer' })).toBeNull()
  })

  test.each([
    ['Superbills', 'superbills', 'make=last_month', 'superbills:view'],
    ['Statements', 'statements', 'make=1', 'invoices:view'],
  ] as const)('leads to the client’s %s, and to a new one for those who may make it', async (...one) => {
    const [title, path, make, view] = one
    const { unmount } = show({ coverages: listing({ coverages: [] }) })
    const links = async () =>
      within(await card(title))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'))
    const list = `/billing/${path}?q=Mari+Vega`
    expect(await links()).toEqual([list, `/billing/${path}?${make}&client=${aClient().id}`])
    unmount()
    show({ permissions: ['clients:view', view] })
    expect(await links()).toEqual([list])
  })

  test('leads to the client’s estimates, for those who may see what is charged', async () => {
    const { unmount } = show({ coverages: listing({ coverages: [] }) })
    const [link] = within(await card('Good Faith Estimates')).getAllByRole('link')
    expect(link).toHaveAttribute('href', '/billing/estimates?q=Mari+Vega')
    unmount()
    show({ permissions: ['clients:view', 'superbills:view'] })
    await card('Superbills')
    expect(screen.queryByRole('region', { name: 'Good Faith Estimates' })).toBeNull()
  })

  test('offers nothing that will be refused to those who may not change clients', async () => {
    show({
      coverages: listing({ authorizations: [anAuthorization()] }),
      permissions: BUILT_IN_ROLE_PERMISSIONS['Read-only'],
    })
    const region = within(await card('First insurance: Aetna'))
    expect(region.getByText('A-4471')).toBeVisible()
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('can be asked for again when it could not be loaded', async () => {
    const list = vi.fn().mockRejectedValueOnce(refusal('malformed_request', 400))
    const { user } = show({ coverages: { list: list.mockResolvedValue(found()) } })
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await card('First insurance: Aetna')).toBeVisible()
  })
})
