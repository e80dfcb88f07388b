import { DEMO_EMAILS, DEMO_PASSWORD } from '../../core/demo'
import { leaveFor } from '../../core/leave-for'
import { mailedCode } from '../../core/outbox'
import { SearchBox } from '../../screens/SearchBox'
import { test } from '../../core/screen-speech-test'

test('Sign in', async ({ open, reader }) => {
  await open('/clients')
  await reader.press('Tab')
  await reader.type(DEMO_EMAILS.owner)
  await reader.press('Tab', 'Tab')
  await reader.type('not my password')
  await reader.press('Enter', 'Control+a')
  await reader.type(DEMO_PASSWORD)
  await reader.press('Enter')
})

test('Second step', async ({ open, page, reader, product }) => {
  await open('/clients')
  await reader.press('Tab')
  await reader.type(DEMO_EMAILS.mfa)
  await reader.press('Tab', 'Tab')
  await reader.type(DEMO_PASSWORD)
  await reader.press('Enter', 'Tab')
  await reader.type('000000')
  await reader.press('Enter', 'Control+a')
  const code = await mailedCode(product.dataDir, DEMO_EMAILS.mfa)
  await reader.does('type the code', () => page.keyboard.insertText(code))
  await reader.press('Enter')
})

test('Sidebar', async ({ open, reader, signIn }) => {
  await signIn('owner')
  await open('/clients?view=all')
  await reader.press(...Array<string>(15).fill('Tab'))
})

test('Route change', async ({ open, page, reader, signIn }) => {
  await signIn('owner')
  await open('/clients?view=all')
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Settings', exact: true })
    .focus()
  await reader.press('Enter')
  await reader.does('g l', async () => {
    await page.keyboard.press('g')
    await page.keyboard.press('l')
  })
})

test('Search box', async ({ open, page, reader, signIn }) => {
  await signIn('owner')
  await open('/clients?view=all')
  await reader.does('Tab to the search box', () => new SearchBox(page).field.focus())
  await reader.type('amara')
  await reader.press('ArrowDown', 'ArrowDown', 'Escape', 'Control+a')
  await reader.type('zzzz')
  await reader.press('Enter', 'Escape')
})

test('Lock', async ({ open, page, reader, signIn }) => {
  await signIn('owner')
  await open('/clients?view=all')
  await reader.does('13 minutes later', () => leaveFor(page, 13))
  await reader.press('Tab', 'Enter')
  await reader.type('not my password')
  await reader.press('Enter')
})
