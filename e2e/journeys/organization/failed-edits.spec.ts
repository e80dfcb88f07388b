import { answerCalls, failCalls } from '../../core/answer-calls'
import { firstLocation } from '../../core/first-location'
import { stayAtReload } from '../../core/stay-at-reload'
import { pressIn, pressOn, typeInto } from '../../core/keyboard'
import { expect, test } from '../../core/test'
import { chooseAction } from '../../screens/choose-action'
import { EditedListPage } from '../../screens/EditedListPage'
import { OrganizationPage } from '../../screens/OrganizationPage'

const SAVE = 'ControlOrMeta+Enter'

test('a location whose answer was lost is typed on and sent again, and is there once', async ({
  page,
  practice,
  problems,
  startSignedIn,
}) => {
  problems.expect(/net::ERR_|Network error/)
  const names = async () => (await practice.api.locations.list(practice)).map(({ name }) => name)
  const [first = ''] = await names()
  await startSignedIn(practice)
  const list = new EditedListPage(page, 'locations')
  await new OrganizationPage(page).open('locations')
  await answerCalls(page, 'POST', '**/locations', async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await pressOn(page, list.add)
  await expect(list.name).toBeFocused()
  await page.keyboard.type('Annex')
  await page.keyboard.press(SAVE)
  await expect(list.alert).toContainText('Annex was not added')
  await page.unrouteAll()
  await pressOn(page, list.keepEditing)
  await expect(list.name).toHaveValue('Annex')
  await expect(list.name).toBeFocused()
  await page.keyboard.press(SAVE)
  await expect(list.toast('Annex added')).toBeVisible()
  await expect(list.nameOf('Annex')).toBeFocused()
  expect(await names()).toEqual([first, 'Annex'])
})

test('what could not be saved is asked about before a load, typed on, and left with the focus in its place', async ({
  page,
  practice,
  problems,
  startSignedIn,
}) => {
  problems.expect(/status of 500/)
  const first = await firstLocation(practice)
  await startSignedIn(practice)
  const list = new EditedListPage(page, 'locations')
  const organization = new OrganizationPage(page)
  await organization.open('locations')
  await failCalls(page, 'PUT', '**/locations/*')
  await chooseAction(page, list, first.name, 'Edit')
  await typeInto(page, list.name, 'Barn')
  await page.keyboard.press(SAVE)
  await expect(list.line(first.name).getByRole('alert')).toContainText('Barn was not saved')

  await stayAtReload(page)
  await pressOn(page, organization.tab('Locations'), 'ArrowRight')
  await pressIn(page, organization.leaveQuestion, 'Escape')
  await expect(organization.leaveQuestion).toBeHidden()

  await chooseAction(page, list, first.name, 'Edit')
  await expect(list.name).toHaveValue('Barn')
  await expect(list.name).toBeFocused()
  await page.keyboard.press('Escape')
  await pressOn(page, list.closeWithoutSaving)
  await expect(list.dialog).toHaveCount(0)
  await expect(list.nameOf(first.name)).toBeFocused()
  await expect(list.alert).toHaveCount(0)

  await failCalls(page, 'POST', '**/locations')
  await pressOn(page, list.add)
  await expect(list.name).toBeFocused()
  await page.keyboard.type('Annex')
  await page.keyboard.press(SAVE)
  await pressOn(page, list.keepEditing)
  await expect(list.name).toBeFocused()
  await page.keyboard.press('Escape')
  await pressOn(page, list.closeWithoutSaving)
  await expect(list.add).toBeFocused()
})
