import { failCalls } from '../../core/answer-calls'
import { clientInput } from '../../core/client-input'
import { invite, roleNamed } from '../../core/colleague'
import { newId } from '../../core/new-id'
import { expect, test } from '../../core/screen-speech-test'
import { AuditPage } from '../../screens/AuditPage'
import { ClientsPage } from '../../screens/ClientsPage'
import { EditedListPage } from '../../screens/EditedListPage'
import { JoinPage } from '../../screens/JoinPage'
import { OrganizationPage } from '../../screens/OrganizationPage'
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

test('Audit', async ({ open, page, practice, reader, signIn }) => {
  await practice.api.clients.create(practice, clientInput('Ruiz', { firstName: 'Ana' }))
  await signIn(practice)
  await open('/company/organization?section=audit')
  const audit = new AuditPage(page)
  await reader.does('Tab to the kind of record', () => audit.kind.focus())
  await expect(audit.events).toHaveCount(3)
  await reader.press('Enter', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter')
  await expect(audit.events).toHaveCount(1)
  await reader.does('Tab to the event', () => audit.event('Added the client Ana Ruiz').focus())
})

test('Export', async ({ open, page, practice, reader, signIn }) => {
  await signIn(practice)
  await open('/company/organization?section=export')
  const organization = new OrganizationPage(page)
  await reader.does('Tab to “Make an export”', () => organization.makeExport.focus())
  await reader.does('Enter', async () => {
    await page.keyboard.press('Enter')
    await expect(organization.download).toBeVisible({ timeout: 30_000 })
  })
  await reader.press('Shift+Tab')
})

test('Import', async ({ open, page, practice, reader, signIn }) => {
  await signIn(practice)
  await open('/clients?view=all')
  const clients = new ClientsPage(page)
  await reader.does('Tab to “Import”', () => clients.importClients.focus())
  await reader.press('Enter')
  await reader.does('choose a file with a client and a row without a name', async () => {
    const choosing = page.waitForEvent('filechooser')
    await clients.chooseFile.click()
    const buffer = Buffer.from('First name,Last name\nAda,Marlow\nBen,\n')
    await (await choosing).setFiles({ name: 'clients.csv', mimeType: 'text/csv', buffer })
    await expect(clients.dialog).toContainText('clients.csv')
  })
  await reader.does('Tab to “Next”', () => clients.inDialog('Next').focus())
  await reader.press('Enter', 'Enter')
})

test('Joining', async ({ open, page, practice, product, reader }) => {
  const { id } = await roleNamed(practice, 'Scheduler')
  const link = await invite(product, practice, {
    email: `ivy-${newId()}@practice.example`,
    name: 'Ivy Park',
    roleIds: [id],
  })
  await open(link)
  const join = new JoinPage(page)
  await reader.does('Tab to the name', () => join.name.focus())
  await reader.press('Tab')
  await reader.type('short')
  await reader.press('Enter')
})
