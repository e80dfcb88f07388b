import type { Page } from '@playwright/test'
import { pressUntilFocused } from '../../core/keyboard'
import { expect, test } from '../../core/test'
import { OrganizationPage } from '../../screens/OrganizationPage'

/** The organization’s settings, where the code of what a combo box opens waits until it is let through. */
async function openWithoutLists(page: Page) {
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/assets/ComboBoxControl-*', async (route) => {
    await held
    await route.continue()
  })
  const arrival = page.waitForResponse('**/assets/ComboBoxControl-*')
  const organization = new OrganizationPage(page)
  await organization.open()
  return {
    organization,
    letThrough: async () => {
      letThrough()
      await (await arrival).finished()
    },
  }
}

test('what is typed before a list has come stays, and the list opens with it', async ({
  page,
  practice,
  startSignedIn,
}) => {
  await startSignedIn(practice)
  const { organization, letThrough } = await openWithoutLists(page)
  await pressUntilFocused(page, organization.currency)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('swis franc')
  for (let steps = 0; steps < ' franc'.length; steps++) await page.keyboard.press('ArrowLeft')
  await page.keyboard.type('s')
  await expect(organization.currency).toHaveValue('swiss franc')
  await expect(page.getByRole('listbox')).toBeHidden()

  await letThrough()
  await expect(page.getByRole('option', { name: /Swiss Franc/ })).toBeVisible()
  await expect(organization.currency).toBeFocused()
  await page.keyboard.press('Delete')
  await expect(organization.currency).toHaveValue('swissfranc')
})

test('a box that has the focus as its list comes loses no letter of what is typed then', async ({
  page,
  practice,
  startSignedIn,
}) => {
  await startSignedIn(practice)
  const { organization, letThrough } = await openWithoutLists(page)
  await pressUntilFocused(page, organization.timeZone)
  await page.keyboard.press('ControlOrMeta+A')
  await letThrough()
  await page.keyboard.type('denver')
  await expect(organization.timeZone).toHaveValue('denver')
  await expect(page.getByRole('option', { name: /Denver/ })).toBeVisible()
})
