import {
  expectAccessible,
  expectAccessibleInForcedColors,
  expectNoSidewaysScroll,
} from '../../core/accessibility'
import { clientInput } from '../../core/client-input'
import { pressOn, pressUntilFocused } from '../../core/keyboard'
import { expect, test } from '../../core/test'
import { ClientsPage } from '../../screens/ClientsPage'

const FILE = 'First name,Last name,DOB\nAda,Marlow,2/28/1990\nJune,Known,\n,,1/1/1990\n'

test('clients come in from a file with the keyboard alone, and those refused are named', async ({
  page,
  practice,
  startSignedIn,
}) => {
  test.slow()
  await practice.api.clients.create(practice, clientInput('Known', { dateOfBirth: null }))
  await startSignedIn(practice)
  await page.goto('/clients?view=all')
  const clients = new ClientsPage(page)
  await expect(clients.row('June Known')).toBeVisible()
  await pressOn(page, clients.importClients)
  await expect(clients.chooseFile).toBeVisible()
  await expectAccessible(page)

  const choosing = page.waitForEvent('filechooser')
  await pressOn(page, clients.chooseFile)
  const chooser = await choosing
  await chooser.setFiles({ name: 'clients.csv', mimeType: 'text/csv', buffer: Buffer.from(FILE) })
  await expect(clients.dialog).toContainText('clients.csv')
  await pressOn(page, clients.inDialog('Next'))
  await expect(clients.inDialog('Check the rows')).toBeFocused()
  await expect(clients.dialog).toContainText('DOB')
  await expectAccessible(page)
  await page.keyboard.press('Enter')

  await expect(clients.dialog).toContainText('1 client can be imported.')
  await expect(clients.dialog).toContainText('June Known, without a date of birth, is a client already')
  await expect(clients.dialog).toContainText('Enter a first or a last name')
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await expectAccessibleInForcedColors(page)
  await page.setViewportSize({ width: 1280, height: 860 })

  const saving = page.waitForEvent('download')
  await pressOn(page, clients.inDialog('Save refused rows'))
  expect((await saving).suggestedFilename()).toBe('refused-clients.csv')
  await pressUntilFocused(page, clients.inDialog('Import 1 client'))
  await page.keyboard.press('Enter')
  await expect(clients.dialog).toBeHidden()
  await expect(clients.row('Ada Marlow')).toBeVisible()
  await expect(clients.importClients).toBeFocused()
})
