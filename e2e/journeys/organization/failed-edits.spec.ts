import { expectAccessible } from '../../core/accessibility'
import { answerCalls } from '../../core/answer-calls'
import { pressOn } from '../../core/keyboard'
import { expect, test } from '../../core/test'
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
  await expectAccessible(page)
  await page.unrouteAll()
  await pressOn(page, list.keepEditing)
  await expect(list.name).toHaveValue('Annex')
  await expect(list.name).toBeFocused()
  await page.keyboard.press(SAVE)
  await expect(list.toast('Annex added')).toBeVisible()
  await expect(list.nameOf('Annex')).toBeFocused()
  expect(await names()).toEqual([first, 'Annex'])
})
