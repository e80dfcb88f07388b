import {
  expectAccessible,
  expectAccessibleInForcedColors,
  expectNoSidewaysScroll,
} from '../../core/accessibility'
import { clientInput } from '../../core/client-input'
import { firstLocation } from '../../core/first-location'
import { pressInToast, pressOn, pressUntilFocused, typeInto } from '../../core/keyboard'
import { book, instantAt, nextMonday } from '../../core/practice-day'
import { expect, test } from '../../core/test'
import { untilNothingLoads } from '../../core/until-nothing-loads'
import { chooseAction } from '../../screens/choose-action'
import { EditedListPage } from '../../screens/EditedListPage'
import { OrganizationPage } from '../../screens/OrganizationPage'
import { SignInPage } from '../../screens/SignInPage'

const SAVE = 'ControlOrMeta+Enter'

test('a location is added, changed, made the primary one, deleted and brought back by keyboard alone', async ({
  page,
  practice,
  startSignedIn,
}) => {
  test.slow()
  const stored = () => practice.api.locations.list(practice)
  const first = await firstLocation(practice)
  await startSignedIn(practice)
  const list = new EditedListPage(page, 'locations')
  await new OrganizationPage(page).open('locations')
  await expect(list.line(first.name)).toContainText('Primary')

  await pressOn(page, list.add)
  await expect(list.name).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.type('Annex')
  await typeInto(page, list.dialog.getByRole('textbox', { name: 'Fax' }), '518 555 0177')
  await pressOn(page, list.dialog.getByRole('radio', { name: 'The practice’s hours' }), 'ArrowDown')
  await expect(list.dialog.getByRole('radio', { name: 'Hours of its own' })).toBeChecked()
  await expectAccessible(page)
  await page.keyboard.press(SAVE)
  await expect(list.nameOf('Annex')).toBeFocused()
  await expect(list.toast('Annex added')).toBeVisible()
  await expect(list.nameOf('Annex')).toBeFocused()
  await expect(list.line('Annex')).toContainText('(518) 555-0177')
  await expect(list.line('Annex')).toContainText('9:00 AM to 5:00 PM')
  expect(await stored()).toMatchObject([{}, { name: 'Annex', fax: '5185550177', isPrimary: false }])
  await expectAccessible(page)

  await chooseAction(page, list, 'Annex', 'Edit')
  await typeInto(page, list.name, 'Zebra House')
  await page.keyboard.press(SAVE)
  await expect(list.line('Zebra House')).toBeVisible()
  await expect(list.actionsFor('Zebra House')).toBeFocused()
  await expect(list.toast('Zebra House saved')).toBeVisible()

  await chooseAction(page, list, 'Zebra House', 'Make primary')
  await expect(list.lines.first()).toContainText('Zebra House')
  await expect(list.line('Zebra House')).toContainText('Primary')
  await expect(list.line(first.name)).not.toContainText('Primary')
  await expect.poll(async () => (await stored())[0]?.name).toBe('Zebra House')

  await chooseAction(page, list, first.name, 'Delete')
  await expect(list.lines).toHaveCount(1)
  await expect(list.nameOf('Zebra House')).toBeFocused()
  await expect(list.undo).toBeVisible()
  await expectAccessible(page)
  await pressInToast(page, list.undo)
  await expect(list.lines).toHaveCount(2)
  await expect(list.toast(`${first.name} is back`)).toBeVisible()
  expect((await stored()).map(({ id }) => id)).toContain(first.id)
})

test('a deleted location is deleted for good once its undo is gone, and when the page is left', async ({
  page,
  practice,
  startSignedIn,
}) => {
  const first = await firstLocation(practice)
  const { address, phone, email, isActive, businessHours } = first
  for (const name of ['Annex', 'Barn']) {
    await practice.api.locations.create(practice, { name, address, phone, email, isActive, businessHours })
  }
  const namesStored = async () => (await practice.api.locations.list(practice)).map(({ name }) => name)
  await startSignedIn(practice)
  const list = new EditedListPage(page, 'locations')
  await new OrganizationPage(page).open('locations')
  await chooseAction(page, list, 'Annex', 'Delete')
  await expect(list.undo).toBeVisible()
  expect(await namesStored()).toContain('Annex')
  await pressInToast(page, list.closeToast)
  await expect.poll(namesStored).toEqual([first.name, 'Barn'])
  await chooseAction(page, list, 'Barn', 'Delete')
  // The offer before this one may still be on its way out.
  await expect(list.toast('Barn deleted')).toBeVisible()
  await page.goto('/dashboard')
  await expect.poll(namesStored).toEqual([first.name])
})

test('a location with sessions to come, and the primary one, stay with the server’s reason', async ({
  page,
  practice,
  startSignedIn,
}) => {
  const first = await firstLocation(practice)
  const client = await practice.api.clients.create(practice, clientInput('Stone'))
  await book(practice, client, { startsAt: instantAt(nextMonday(), '09:00') })
  await startSignedIn(practice)
  const list = new EditedListPage(page, 'locations')
  await new OrganizationPage(page).open('locations')
  await chooseAction(page, list, first.name, 'Delete')
  await expect(list.alert).toContainText('One appointment is still to come at this location.')
  await expect(list.lines).toHaveCount(1)
  await pressOn(page, list.add)
  await expect(list.name).toBeFocused()
  await page.keyboard.type('Annex')
  await page.keyboard.press(SAVE)
  await expect(list.toast('Annex added')).toBeVisible()
  await chooseAction(page, list, first.name, 'Delete')
  await expect(list.alert).toContainText('This is the primary location.')
  await expect(list.lines).toHaveCount(2)
})

test('two people change a location at once: the second sees both versions, and loses nothing', async ({
  browser,
  page,
  practice,
  product,
  startSignedIn,
}) => {
  test.slow()
  const first = await firstLocation(practice)
  const elsewhere = await (await browser.newContext({ baseURL: product.address })).newPage()
  await elsewhere.goto('/login')
  await new SignInPage(elsewhere).signIn(practice.signedIn.user.email)
  await expect(elsewhere).toHaveURL(/\/dashboard/)
  await startSignedIn(practice)
  for (const tab of [page, elsewhere]) {
    await new OrganizationPage(tab).open('locations')
    await chooseAction(tab, new EditedListPage(tab, 'locations'), first.name, 'Edit')
  }
  const [list, other] = [new EditedListPage(page, 'locations'), new EditedListPage(elsewhere, 'locations')]
  await typeInto(elsewhere, other.name, 'Theirs')
  await elsewhere.keyboard.press(SAVE)
  await expect(other.toast('Theirs saved')).toBeVisible()
  await typeInto(page, list.name, 'Mine')
  await page.keyboard.press(SAVE)
  await expect(list.alert).toContainText('Somebody else changed this location while you were editing')
  await expect(list.versions).toContainText('Theirs')
  await expect(list.name).toHaveValue('Mine')
  await expectAccessible(page)
  await pressOn(page, list.keepMine)
  await expect(list.toast('Mine saved')).toBeVisible()
  await expect(list.line('Mine')).toBeVisible()
  await elsewhere.context().close()
})

test('the locations fit a narrow and a zoomed screen and forced colours', async ({ page, startSignedIn }) => {
  test.slow()
  await startSignedIn('manager')
  const list = new EditedListPage(page, 'locations')
  for (const width of [1280, 640, 320]) {
    await page.setViewportSize({ width, height: 640 })
    await new OrganizationPage(page).open('locations')
    await untilNothingLoads(page)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await pressUntilFocused(page, list.add)
    await page.keyboard.press('Enter')
    await expect(list.name).toBeFocused()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await expectAccessibleInForcedColors(page)
    await page.keyboard.press('Escape')
    await expect(list.add).toBeFocused()
  }
})

test('the locations are only read by those who may not edit', async ({ page, startSignedIn }) => {
  await startSignedIn('readonly')
  const list = new EditedListPage(page, 'locations')
  await new OrganizationPage(page).open('locations')
  await expect(list.lines.first()).toContainText('Main Street')
  await expect(list.add).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Actions for/ })).toHaveCount(0)
  await expectAccessible(page)
})
