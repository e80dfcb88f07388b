import { aClientCredit, aPage, aPractice } from '@oaklet/api/testing'
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '../../../testing/render-screen'
import { CreditsScreen } from './CreditsScreen'

const organization = { practice: () => Promise.resolve(aPractice()) }

const show = (items = [aClientCredit()], at = '/billing/credits') => {
  const creditCents = items.reduce((sum, each) => sum + each.creditCents, 0)
  const credits = vi.fn(() => Promise.resolve({ ...aPage(items), creditCents }))
  return { credits, ...renderScreen(<CreditsScreen />, { at, api: { organization, billing: { credits } } }) }
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
