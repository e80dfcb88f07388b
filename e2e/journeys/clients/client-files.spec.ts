import { readFile } from 'node:fs/promises'
import { aClientFileInput } from '@oaklet/api/testing'
import { expectAccessible } from '../../core/accessibility'
import { clientInput } from '../../core/client-input'
import { pressOn } from '../../core/keyboard'
import { expect, test } from '../../core/test'
import { ClientsPage } from '../../screens/ClientsPage'

test('adds a photo by keyboard, looks at it, downloads it, deletes and restores it', async ({
  page,
  practice,
  startSignedIn,
}) => {
  const { id } = await practice.api.clients.create(practice, clientInput('Vega'))
  await startSignedIn(practice)
  await page.goto(`/clients?client=${id}&tab=files`)
  const clients = new ClientsPage(page)
  const button = (name: string) => page.getByRole('button', { name, exact: true })

  await pressOn(page, button('Add file'))
  const choosing = page.waitForEvent('filechooser')
  await pressOn(page, clients.chooseFile)
  await (
    await choosing
  ).setFiles({
    name: 'Card of Maya.png',
    mimeType: 'image/png',
    buffer: Buffer.from(aClientFileInput().content, 'base64'),
  })
  await expect(clients.field('Title')).toHaveValue('Card of Maya')
  const category = clients.dialog.getByRole('button', { name: /What it is about/ })
  await pressOn(page, category)
  await page.keyboard.press('Enter')
  await expect(category).toContainText('Insurance')
  await expectAccessible(page)
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('region', { name: 'Insurance' })).toContainText('Card of Maya')
  await expectAccessible(page)

  await pressOn(page, button('View Card of Maya'))
  const picture = clients.dialog.getByRole('img', { name: 'Card of Maya' })
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(8)
  await expectAccessible(page)
  const saving = page.waitForEvent('download')
  await pressOn(page, clients.inDialog('Download'))
  const download = await saving
  expect(download.suggestedFilename()).toBe('Card-of-Maya.jpg')
  const bytes = await readFile(await download.path())
  expect([...bytes.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff])
  await page.keyboard.press('Escape')
  await expect(button('View Card of Maya')).toBeFocused()

  await pressOn(page, button('Actions for Card of Maya'))
  await page.getByRole('menuitem', { name: 'Delete' }).press('Enter')
  await clients.field('Why is it deleted?').fill('Of another client')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('region', { name: 'Deleted files' })).toContainText('Of another client')
  await expect(button('Add file')).toBeFocused()
  await expectAccessible(page)
  await pressOn(page, button('Restore Card of Maya'))
  await expect(button('View Card of Maya')).toBeVisible()
  await expect(button('Add file')).toBeFocused()
})
