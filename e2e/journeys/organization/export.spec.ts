import { readFile } from 'node:fs/promises'
import {
  expectAccessible,
  expectAccessibleInForcedColors,
  expectNoSidewaysScroll,
} from '../../core/accessibility'
import { clientInput } from '../../core/client-input'
import { pressOn, pressUntilFocused } from '../../core/keyboard'
import { expect, test } from '../../core/test'
import { untilNothingLoads } from '../../core/until-nothing-loads'
import { OrganizationPage } from '../../screens/OrganizationPage'

test('an Owner takes everything out with the keyboard alone, once', async ({
  page,
  practice,
  startSignedIn,
}) => {
  test.slow()
  await practice.api.clients.create(practice, clientInput('Exported'))
  await startSignedIn(practice)
  const organization = new OrganizationPage(page)
  await organization.open('export')
  await untilNothingLoads(page)
  await expectAccessible(page)
  await pressOn(page, organization.makeExport)
  await expect(page.getByText('Your export is ready', { exact: true })).toBeVisible()
  await expect(organization.makeExport).toBeFocused()
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)
  await expectAccessibleInForcedColors(page)
  await page.setViewportSize({ width: 1280, height: 860 })

  const downloading = page.waitForEvent('download')
  await pressUntilFocused(page, organization.download, { key: 'Shift+Tab' })
  await page.keyboard.press('Enter')
  const file = await downloading
  expect(file.suggestedFilename()).toMatch(/^oaklet-export-\d{4}-\d\d-\d\d\.zip$/)
  const bytes = await readFile(await file.path())
  expect(bytes.subarray(0, 2).toString()).toBe('PK')
  expect(bytes.includes('csv/clients.csv')).toBe(true)

  await expect(page.getByText('Your export was downloaded', { exact: true })).toBeVisible()
  await expect(organization.makeExport).toBeFocused()
  await expect(organization.download).toBeHidden()
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByText('Your export was downloaded', { exact: true })).toBeVisible()
})
