import { UpdateOrganizationSettingsBody } from '@oaklet/api/contract'
import { anOrganizationSettings, aSetup } from '@oaklet/api/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextSetupStep, setupProgressWords } from '../../records/organization/setup-progress'
import { isChanged, practiceNameErrors, settingsBody, timeZoneErrors } from './settings-form'

test('a step changes of the settings what it asks, and nothing else', () => {
  const settings = anOrganizationSettings()
  const name = fc.string({ minLength: 1, maxLength: 200 }).filter((text) => text.trim() !== '')
  fc.assert(
    fc.property(name, fc.constantFrom('Europe/Berlin', 'America/New_York'), (typedName, zone) => {
      const before = settingsBody(settings, {})
      expect(settingsBody(settings, { name: typedName })).toEqual({ ...before, name: typedName.trim() })
      const moved = settingsBody(settings, { 'settings.timezone': zone })
      expect(moved).toEqual({ ...before, settings: { ...before.settings, timezone: zone } })
      expect(UpdateOrganizationSettingsBody.safeParse(moved).success).toBe(true)
    }),
  )
})

test('what is as it was is not worth sending', () => {
  const settings = anOrganizationSettings()
  expect(isChanged(settings, { name: ` ${settings.name} ` })).toBe(false)
  expect(isChanged(settings, { name: 'Marlow Therapy' })).toBe(true)
})

test.each([
  [' ', 'Enter the name of your practice'],
  ['x'.repeat(201), 'Use at most 200 characters'],
])('a practice is not called %j', (name, message) => {
  expect(practiceNameErrors({ name })).toEqual([{ path: 'name', message }])
})

test('a time zone has to be chosen', () => {
  expect(timeZoneErrors({ 'settings.timezone': '' })).toHaveLength(1)
  expect(timeZoneErrors({ 'settings.timezone': 'UTC' })).toEqual([])
})

test('goes on with what is not answered yet: ahead first, then from the beginning, until nothing is left', () => {
  expect(nextSetupStep(aSetup())).toBe('hours')
  const skipped = aSetup({ confirmed: ['timeZone', 'location'] })
  expect([nextSetupStep(skipped), nextSetupStep(skipped, 'timeZone')]).toEqual(['name', 'hours'])
  expect(nextSetupStep(aSetup({ confirmed: ['timeZone', 'hours', 'location'] }), 'location')).toBe('name')
  expect(nextSetupStep(aSetup({ confirmed: ['name', 'timeZone', 'hours', 'location'] }))).toBeNull()
  expect(setupProgressWords(aSetup())).toBe('2 of 4 done')
})
