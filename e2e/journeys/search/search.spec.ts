import { expectAccessible, expectNoSidewaysScroll } from '../../core/accessibility'
import { watchAnnouncements } from '../../core/announcements'
import { clientInput } from '../../core/client-input'
import { pressUntilFocused, typeInto } from '../../core/keyboard'
import { expect, test } from '../../core/test'
import { Frame } from '../../screens/Frame'
import { SearchBox } from '../../screens/SearchBox'

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

test('on a phone the search is a button that opens it, and the palette fits', async ({
  page,
  practice,
  signIn,
}) => {
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
  await page.keyboard.press('Control+k')
  await expect(search.paletteOptions.first()).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
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
