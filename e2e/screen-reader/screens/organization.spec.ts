import { failCalls } from '../../core/answer-calls'
import { expect, test } from '../../core/screen-speech-test'
import { EditedListPage } from '../../screens/EditedListPage'
import { RolesPage } from '../../screens/RolesPage'
import { StaffPage } from '../../screens/StaffPage'

test('Adding a location', async ({ open, page, practice, reader, signIn }) => {
  await signIn(practice)
  await open('/company/organization?section=locations')
  const list = new EditedListPage(page, 'locations')
  await reader.does('Tab to “Add location”', () => list.add.focus())
  await reader.does('Enter', async () => {
    await page.keyboard.press('Enter')
    await expect(list.name).toBeFocused()
  })
  await reader.press('Control+Enter', 'Tab', 'Enter')
  await reader.type('Annex')
  await reader.press('Control+Enter', 'Tab')
})

test('A refused edit', async ({ open, page, practice, problems, reader, signIn }) => {
  problems.expect(/Failed to load resource.*500|Network error/)
  const [first] = await practice.api.locations.list(practice)
  if (!first) throw new Error('A practice begins with a location')
  await signIn(practice)
  await open('/company/organization?section=locations')
  const list = new EditedListPage(page, 'locations')
  await failCalls(page, 'PUT', '**/locations/*')
  await reader.does('Tab to the location’s actions', () => list.actionsFor(first.name).focus())
  await reader.press('Enter', 'Enter', 'Control+a')
  await reader.type('Zebra House')
  await reader.press('Control+Enter', 'Shift+Tab', 'Shift+Tab', 'Enter')
})

test('Permission matrix', async ({ open, page, reader, signIn }) => {
  await signIn('owner')
  await open('/company/roles-permissions?section=compare')
  await reader.does('Tab to the parts', () =>
    new RolesPage(page).tabs.getByRole('tab', { selected: true }).focus(),
  )
  await reader.press('Tab')
  await reader.press('ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'Control+End', 'Control+Home')
})

test('Role', async ({ open, page, practice, reader, signIn }) => {
  await signIn(practice)
  await open('/company/roles-permissions?new=1')
  const roles = new RolesPage(page)
  await reader.does('Tab to the name', () => roles.name.focus())
  await reader.type('Night desk')
  await reader.does('Tab to the first answer', () => roles.answer('See clients', 'No').focus())
  await reader.press('ArrowRight', 'ArrowRight', 'Tab', 'Control+Enter')
})

test('Staff', async ({ open, page, practice, reader, signIn }) => {
  await signIn(practice)
  await open('/company/staff')
  const staff = new StaffPage(page)
  await reader.does('Tab to “Invite”', () => staff.invite.focus())
  await reader.does('Enter', async () => {
    await page.keyboard.press('Enter')
    await expect(staff.name).toBeFocused()
  })
  await reader.press('Control+Enter')
})
