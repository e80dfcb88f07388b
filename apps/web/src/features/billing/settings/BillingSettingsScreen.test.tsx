import { BUILT_IN_ROLE_PERMISSIONS } from '@oaklet/api/contract'
import { aBillingProfile, aPayer } from '@oaklet/api/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '../../../testing/render-screen'
import { BillingSettingsScreen } from './BillingSettingsScreen'

const show = (at = '/billing/settings', user: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen(<BillingSettingsScreen />, {
    at,
    ...user,
    api: {
      billingProfiles: { list: () => Promise.resolve([aBillingProfile()]) },
      payers: { list: () => Promise.resolve([aPayer()]) },
    },
  })

test('begins with who bills, and each part has an address', async () => {
  const { user, address } = show()
  expect(await screen.findByRole('region', { name: 'Oakwood Therapy Group PLLC' })).toBeVisible()
  expect(document.title).toBe('Billing settings · Oaklet')
  await user.click(await screen.findByRole('tab', { name: 'Insurance payers' }))
  expect(address()).toBe('/billing/settings?section=payers')
  expect(await screen.findByRole('rowheader', { name: /Aetna/ })).toBeVisible()
  await user.click(screen.getByRole('tab', { name: 'Who bills' }))
  expect(address()).toBe('/billing/settings')
})

test('opens at the part that its address says', async () => {
  show('/billing/settings?section=payers')
  expect(await screen.findByRole('rowheader', { name: /Aetna/ })).toBeVisible()
})

test('whom the role keeps from these settings is told so, and nothing is asked of the server', () => {
  show('/billing/settings', { user: { permissions: [...BUILT_IN_ROLE_PERMISSIONS['Read-only']] } })
  expect(screen.getByText('These settings are for those who manage billing')).toBeVisible()
  expect(screen.queryByRole('tab')).toBeNull()
})
