import { readFile } from 'node:fs/promises'
import { expectAccessible } from '../../core/accessibility'
import type { ApiPerson } from '../../core/api-person'
import { clientInput } from '../../core/client-input'
import { firstLocation } from '../../core/first-location'
import { pressIn, pressOn, pressUntilFocused } from '../../core/keyboard'
import { runNow } from '../../core/run-clock'
import { expect, test } from '../../core/test'
import { untilNothingLoads } from '../../core/until-nothing-loads'
import { AuditPage } from '../../screens/AuditPage'
import { OrganizationPage } from '../../screens/OrganizationPage'

/** Ana's chart was added and opened, which a browser reported too, and the location was renamed. */
async function aHistory({ api, practiceId, signedIn }: ApiPerson) {
  const practice = { practiceId }
  const client = await api.clients.create(practice, clientInput('Ruiz', { firstName: 'Ana' }))
  await api.clients.get({ practiceId, clientId: client.id })
  await api.audit.report({
    ...{ eventType: 'ACCESS', resource: 'PATIENT', resourceId: client.id },
    ...{ userId: signedIn.user.id, timestamp: new Date(runNow()).toISOString() },
  })
  const location = await firstLocation({ api, practiceId })
  await api.locations.setPrimary({ practiceId, locationId: location.id })
  await api.holidays.create(practice, {
    ...{ name: 'Retreat', date: '2027-06-01', recurring: false, recurringType: 'none' as const },
    ...{ locations: [], description: '' },
  })
  return client
}

test('who did what is found, opened, narrowed to one record and exported by keyboard alone', async ({
  page,
  practice,
  startSignedIn,
}) => {
  test.slow()
  const client = await aHistory(practice)
  await startSignedIn(practice)
  const audit = new AuditPage(page)
  await new OrganizationPage(page).open()
  await pressUntilFocused(page, page.getByRole('tab', { name: 'General' }))
  await pressUntilFocused(page, audit.tab, { key: 'ArrowRight', atMost: 6 })
  await expect(page).toHaveURL(/section=audit$/)
  await expect(audit.event('Added the holiday Retreat')).toBeVisible()
  await expect(audit.event('Added the client Ana Ruiz')).toBeVisible()
  await expect(audit.event('Reported by a browser')).toContainText('Opened the chart of Ana Ruiz')
  await untilNothingLoads(page)
  await expectAccessible(page)

  await pressOn(page, audit.kind)
  await expect(audit.option('All records')).toBeFocused()
  await pressUntilFocused(page, audit.option('Clients'), { key: 'ArrowDown' })
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/resource=client/)
  await expect(audit.kind).toBeFocused()
  await expect(audit.events).toHaveCount(2)

  const opening = audit.event('Opened the chart of Ana Ruiz')
  await pressUntilFocused(page, opening)
  await page.keyboard.press('Enter')
  await expect(audit.details).toContainText('Oaklet')
  await expect(audit.everythingOfRecord).toBeVisible()
  await expectAccessible(page)
  await pressIn(page, audit.details, 'Escape')
  await expect(opening).toBeFocused()
  await page.keyboard.press('Enter')
  await pressOn(page, audit.everythingOfRecord)
  await expect(page).toHaveURL(new RegExp(`record=${client.id}`))
  await expect(audit.events).toHaveCount(3)
  await expect(audit.details).toBeHidden()
  await expectAccessible(page)

  await pressOn(page, audit.export)
  await expect(audit.exportDialog).toContainText('what your filter leaves')
  await expectAccessible(page)
  const saving = page.waitForEvent('download')
  await pressOn(page, audit.exportDialog.getByRole('button', { name: 'Export as CSV' }))
  const file = await saving
  expect(file.suggestedFilename()).toMatch(/^audit-\d{4}-\d\d-\d\d-to-\d{4}-\d\d-\d\d\.csv$/)
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n')
  expect(lines).toHaveLength(4)
  await expect(audit.exportDialog).toBeHidden()
  await expect(audit.export).toBeFocused()

  await pressOn(page, audit.clear)
  await expect(page).toHaveURL(/section=audit$/)
  await expect(audit.person).toBeFocused()
  await expect(audit.event('Exported the audit log')).toBeVisible()
})
