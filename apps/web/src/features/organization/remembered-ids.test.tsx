import { aHoliday, aLocation, aPractice } from '@oaklet/api/testing'
import type { User } from '@oaklet/api/contract'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { PREFERENCE_KEYS, writePreference } from '../../shared/local-preference'
import { renderScreen } from '../../testing/render-screen'
import { OrganizationScreen } from './OrganizationScreen'

const PRACTICE = aPractice()
const PARTS = ['practice', 'locations', 'holidays'] as const

const show = (part: (typeof PARTS)[number], user: Partial<User>) => {
  const practice = vi.fn(() => Promise.resolve(PRACTICE))
  renderScreen(<OrganizationScreen />, {
    at: `/company/organization?section=${part}`,
    user,
    api: {
      organization: { practice },
      locations: { list: () => Promise.resolve([aLocation()]) },
      holidays: { list: () => Promise.resolve([aHoliday()]) },
    },
  })
  return practice
}
const NAMES = { practice: PRACTICE.name, locations: aLocation().name, holidays: aHoliday().name }

test.each(PARTS)('the %s part asks for the organization that this browser remembers', async (part) => {
  writePreference(PREFERENCE_KEYS.organizationId, 'remembered-organization')
  const practice = show(part, { organizationId: null })
  expect(await screen.findByText(NAMES[part])).toBeVisible()
  expect(practice).toHaveBeenCalledWith(
    expect.objectContaining({ orgId: 'remembered-organization' }),
    expect.anything(),
  )
})

test.each(PARTS)('the %s part asks to sign in again where none is remembered', async (part) => {
  const practice = show(part, { organizationId: null })
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Unable to load organization information. Please try logging in again.',
  )
  expect(practice).not.toHaveBeenCalled()
})

test.each(PARTS)('the %s part asks for the practice that this browser remembers', async (part) => {
  writePreference(PREFERENCE_KEYS.practiceId, PRACTICE.id)
  const practice = show(part, { currentPractice: null, practiceId: null, assignedPractices: [] })
  await waitFor(() =>
    expect(practice).toHaveBeenCalledWith(
      expect.objectContaining({ practiceId: PRACTICE.id }),
      expect.anything(),
    ),
  )
  expect(await screen.findByText(NAMES[part])).toBeVisible()
})
