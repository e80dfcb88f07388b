import { type Api, ApiError } from '@oaklet/api'
import { aClientCredit, aPage, aPractice, fixtureId } from '@oaklet/api/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '../../../testing/render-screen'
import { CreditsScreen } from './CreditsScreen'

const organization = { practice: () => Promise.resolve(aPractice()) }

const releaseHold = vi.fn<Api['payments']['releaseHold']>(() => Promise.resolve({ sessions: [] }))

const show = (items = [aClientCredit()], at = '/billing/credits') => {
  const creditCents = items.reduce((sum, each) => sum + each.creditCents, 0)
  const credits = vi.fn(() => Promise.resolve({ ...aPage(items), creditCents }))
  return {
    credits,
    ...renderScreen(<CreditsScreen />, {
      at,
      api: { organization, billing: { credits }, payments: { releaseHold } },
    }),
  }
}

test('lists who has credit, with the way to the client and to their open invoices', async () => {
  const june = { id: '00000000-0000-4000-8000-000000000077', name: 'June Hale' }
  show([aClientCredit({ client: june, creditCents: 900, owedCents: 4000 }), aClientCredit()])
  const row = async (name: RegExp) => within(await screen.findByRole('row', { name }))
  expect((await row(/June Hale/)).getByRole('link', { name: 'June Hale' })).toHaveAttribute(
    'href',
    `/clients?client=${june.id}`,
  )
  expect((await row(/June Hale/)).getByRole('link', { name: '$40.00' })).toHaveAttribute(
    'href',
    '/billing/invoices?q=June+Hale&filter=open',
  )
  expect((await row(/June Hale/)).getByText('$9.00')).toBeVisible()
  expect((await row(/Mari Vega/)).getByText('Nothing to pay')).toBeVisible()
  expect(screen.getByText('$59.00 of credit in all')).toBeVisible()
})

test('asks for those whose name the address says', async () => {
  const { credits } = show([], '/billing/credits?q=vega')
  expect(await screen.findByText('No client matches')).toBeVisible()
  expect(credits).toHaveBeenCalledWith(expect.anything(), { limit: 25, q: 'vega' }, expect.anything())
})

test('says what it is for while nobody has credit', async () => {
  show([])
  expect(await screen.findByText('No client has credit')).toBeVisible()
})

test('what is held for a session is told, is put on no other invoice, and can be released', async () => {
  const hold = { appointmentId: fixtureId(71), date: '2026-11-24', amountCents: 2_500 }
  const client = { id: fixtureId(20), name: 'Mari Vega' }
  const { user } = show([aClientCredit({ client, creditCents: 2_500, owedCents: 4_000, holds: [hold] })])
  expect(await screen.findByText(/^\$25\.00 held for Tue, Nov 24/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: /Mari Vega/ }))
  expect(await screen.findByRole('menuitem', { name: /Put on invoices/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await user.click(screen.getByRole('menuitem', { name: /^Release \$25\.00 held for Tue, Nov 24/ }))
  expect(await screen.findByRole('alertdialog', { name: 'Release what is held?' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Release it' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(releaseHold.mock.calls[0]?.[0]).toEqual({
    ...{ practiceId: aPractice().id, clientId: client.id, appointmentId: hold.appointmentId },
  })
})

test('a refused release says why, and nothing is closed', async () => {
  const hold = { appointmentId: fixtureId(71), date: '2026-11-24', amountCents: 2_500 }
  const serverMessage = 'Nothing is held for this session any more.'
  releaseHold.mockRejectedValueOnce(
    new ApiError({
      code: 'transition_refused',
      status: 409,
      serverMessage,
      requestId: null,
      fieldErrors: [],
    }),
  )
  const { user } = show([aClientCredit({ creditCents: 2_500, holds: [hold] })])
  await user.click(await screen.findByRole('button', { name: /Mari Vega/ }))
  await user.click(await screen.findByRole('menuitem', { name: /^Release/ }))
  await user.click(await screen.findByRole('button', { name: 'Release it' }))
  expect(await screen.findByText(serverMessage)).toBeVisible()
  expect(screen.getByRole('alertdialog')).toBeVisible()
})
