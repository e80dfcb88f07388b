import { expectAccessible, expectNoSidewaysScroll } from '../../core/accessibility'
import { watchAnnouncements } from '../../core/announcements'
import { clientInput } from '../../core/client-input'
import { pressUntilFocused, typeInto } from '../../core/keyboard'
import { expect, test } from '../../core/test'
import { Frame } from '../../screens/Frame'
import { SearchBox } from '../../screens/SearchBox'

const NOWHERE = 'Press Enter to search for "zzzqqq"'

test('finds a misspelt client and goes there, with the keyboard alone', async ({
  page,
  practice,
  signIn,
}) => {
  await practice.api.clients.create(practice, clientInput('Lindqvist'))
  await signIn(practice)
  const search = new SearchBox(page)
  await typeInto(page, search.field, 'linqvist')
  await expect(search.suggestion('June Lindqvist')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('ArrowDown')
  await expect(search.suggestion('June Lindqvist')).toHaveAttribute('aria-selected', 'true')
  await expect(search.field).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/clients\?client=/)
  await expect(new Frame(page).heading).toHaveText('June Lindqvist')
  await expect(new Frame(page).heading).toBeFocused()
  await expect(search.field).toHaveValue('')
})

test('answers Enter beside the page, says it once, and gives focus back', async ({
  page,
  practice,
  signIn,
}) => {
  await practice.api.clients.create(practice, clientInput('Vega'))
  await signIn(practice)
  const search = new SearchBox(page)
  await pressUntilFocused(page, search.field)
  const spoken = await watchAnnouncements(page)
  await page.keyboard.type('vega')
  await page.keyboard.press('Enter')
  await expect(search.answer.getByRole('link', { name: 'June Vega' })).toBeVisible()
  await expectAccessible(page)
  const answers = (await spoken()).filter((words) => words.includes('1 result.'))
  expect(answers).toHaveLength(1)
  await page.keyboard.press('Escape')
  await expect(search.answer).toBeHidden()
  await expect(search.field).toBeFocused()
  await page.keyboard.press('Enter')
  await pressUntilFocused(page, search.answer.getByRole('link', { name: 'June Vega' }))
  await page.keyboard.press('Enter')
  await expect(new Frame(page).heading).toHaveText('June Vega')
  await expect(search.answer).toBeHidden()
})

test('the link to an answer leads to the answer over the dashboard', async ({ page, startSignedIn }) => {
  await startSignedIn('owner')
  await page.goto('/oaklet-ai?q=whitfield')
  const search = new SearchBox(page)
  await expect(page).toHaveURL(/\/dashboard\?ask=whitfield$/)
  await expect(search.answer.getByText('You asked: whitfield')).toBeVisible()
  await expect(search.answer.getByRole('heading', { name: 'Clients' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(search.answer).toBeHidden()
})

test('says what Enter does when nothing is suggested, and that nothing was found', async ({
  page,
  signIn,
}) => {
  await signIn('owner')
  const search = new SearchBox(page)
  await typeInto(page, search.field, 'zzzqqq')
  await expect(search.search.getByText(NOWHERE)).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(search.answer).toContainText('nothing in your practice’s records matches')
})

test('on a slow network an older answer never stands over a newer one', async ({
  page,
  practice,
  signIn,
}) => {
  for (const name of ['Older', 'Newer']) await practice.api.clients.create(practice, clientInput(name))
  await signIn(practice)
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/search/suggestions?q=old', async (route) => {
    await held
    await route.continue().catch(() => undefined)
  })
  const search = new SearchBox(page)
  const asked = page.waitForRequest('**/search/suggestions?q=old')
  await typeInto(page, search.field, 'old')
  await asked
  await typeInto(page, search.field, 'new')
  await expect(search.suggestion('June Newer')).toBeVisible()
  release()
  await expect(search.suggestion('June Newer')).toBeVisible()
  await expect(search.suggestion('June Older')).toBeHidden()
})

test('a clinician for own clients finds nobody else’s', async ({ page, apiOf, signIn }) => {
  const owner = await apiOf('owner')
  const { items } = await owner.api.clients.list(owner, { limit: 100 })
  const other = items.find(({ primaryClinicianName }) => primaryClinicianName === 'Olivia Wren')
  const own = items.find(({ primaryClinicianName }) => primaryClinicianName === 'Noah Feld')
  const lastNameOf = (name = '') => name.split(' ').at(-1) ?? ''
  await signIn('ownClients')
  const search = new SearchBox(page)
  await typeInto(page, search.field, lastNameOf(own?.displayName))
  await expect(search.suggestion(own?.displayName ?? '')).toBeVisible()
  await typeInto(page, search.field, lastNameOf(other?.displayName))
  await page.keyboard.press('Enter')
  await expect(search.answer.getByText(/can’t answer in words yet/)).toBeVisible()
  await expect(search.answer).not.toContainText(other?.displayName ?? '?')
})

test('on a phone the search is a button that opens it', async ({ page, practice, signIn }) => {
  await practice.api.clients.create(practice, clientInput('Vega'))
  await page.setViewportSize({ width: 320, height: 700 })
  await signIn(practice)
  const search = new SearchBox(page)
  await expectNoSidewaysScroll(page)
  await pressUntilFocused(page, search.button)
  await page.keyboard.press('Enter')
  await expect(search.field).toBeFocused()
  await page.keyboard.type('vega')
  await expect(search.dialog.getByRole('option', { name: /^June Vega/ })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(search.answer.getByRole('link', { name: 'June Vega' })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(search.button).toBeFocused()
})

test('nothing of a search is left after signing out', async ({ page, practice, signIn }) => {
  await practice.api.clients.create(practice, clientInput('Vega'))
  await signIn(practice)
  const search = new SearchBox(page)
  await typeInto(page, search.field, 'vega')
  await expect(search.suggestion('June Vega')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await expect(search.palette).toBeVisible()
  await page.keyboard.type('sign out')
  await expect(search.paletteOptions).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/login/)
  await signIn('otherOwner')
  await expect(search.field).toHaveValue('')
  const kept = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  )
  expect(kept.toLowerCase()).not.toContain('vega')
})
