import type { ApiPerson } from '../../core/api-person'
import { failCalls } from '../../core/answer-calls'
import { firstLocation } from '../../core/first-location'
import { stayAtReload } from '../../core/stay-at-reload'
import { pressInToast, typeInto } from '../../core/keyboard'
import { expect, test } from '../../core/test'
import { chooseAction } from '../../screens/choose-action'
import { EditedListPage } from '../../screens/EditedListPage'
import { OrganizationPage } from '../../screens/OrganizationPage'

const namesStored = async (practice: ApiPerson) =>
  (await practice.api.locations.list(practice)).map(({ name }) => name)

/** Adds what can be deleted: the first location is the primary one. */
async function addAnnex(practice: ApiPerson): Promise<string> {
  const first = await firstLocation(practice)
  const { address, phone, email, isActive, businessHours } = first
  await practice.api.locations.create(practice, {
    ...{ name: 'Annex', address, phone, email, isActive, businessHours },
  })
  return first.name
}

test('whoever closes the tab has deleted it too', async ({ context, page, practice, startSignedIn }) => {
  const first = await addAnnex(practice)
  await startSignedIn(practice)
  const list = new EditedListPage(page, 'locations')
  await new OrganizationPage(page).open('locations')
  await chooseAction(page, list, 'Annex', 'Delete')
  await expect(list.undo).toBeVisible()
  // The browser stays open.
  await context.newPage()
  await page.close({ runBeforeUnload: true })
  await expect.poll(() => namesStored(practice)).toEqual([first])
})

test('whoever is asked before the page is left, and stays, can still undo it', async ({
  page,
  practice,
  problems,
  startSignedIn,
}) => {
  problems.expect(/status of 500/)
  const first = await addAnnex(practice)
  await startSignedIn(practice)
  const list = new EditedListPage(page, 'locations')
  await new OrganizationPage(page).open('locations')
  await failCalls(page, 'PUT', '**/locations/*')
  await chooseAction(page, list, first, 'Edit')
  await typeInto(page, list.name, 'Barn')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(list.alert).toContainText('Barn was not saved')
  await chooseAction(page, list, 'Annex', 'Delete')
  await expect(list.undo).toBeVisible()
  await stayAtReload(page)
  await pressInToast(page, list.undo)
  await expect(list.toast('Annex is back')).toBeVisible()
  expect(await namesStored(practice)).toContain('Annex')
})
