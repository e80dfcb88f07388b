import { expectAccessible, expectNoSidewaysScroll } from '../../core/accessibility'
import { clientInput } from '../../core/client-input'
import { addColleague, roleNamed } from '../../core/colleague'
import { chooseByTyping, pressOn } from '../../core/keyboard'
import { expect, test } from '../../core/test'
import { ClientsPage } from '../../screens/ClientsPage'

const ANXIETY = 'F41.1 Generalized anxiety disorder'
const GRIEF = 'F43.81 Prolonged grief disorder'

test('records two diagnoses and puts the second first, by keyboard alone', async ({
  page,
  practice,
  startSignedIn,
}) => {
  const { id } = await practice.api.clients.create(practice, clientInput('Grieving'))
  await startSignedIn(practice)
  await page.goto(`/clients?client=${id}`)
  const clients = new ClientsPage(page)
  await expect(clients.detail('Diagnoses')).toHaveText('None recorded')
  await pressOn(page, clients.editClient)
  await chooseByTyping(page, clients.addDiagnosis, 'Generalized anxiety')
  await expect(clients.addDiagnosis).toBeFocused()
  await expect(clients.addDiagnosis).toHaveValue('')
  await expectAccessible(page)
  await chooseByTyping(page, clients.addDiagnosis, 'F43.81')
  const lines = clients.chosenDiagnoses.getByRole('listitem')
  await expect(lines).toHaveText([`1.${ANXIETY}Main diagnosis`, `2.${GRIEF}`])
  await pressOn(page, clients.inDialog(`Move up ${GRIEF}`))
  await expect(clients.inDialog(`Move down ${GRIEF}`)).toBeFocused()
  await expect(lines).toHaveText([`1.${GRIEF}Main diagnosis`, `2.${ANXIETY}`])
  await expectAccessible(page)
  await pressOn(page, clients.save)
  await expect(clients.dialog).toBeHidden()
  await expect(clients.detail('Diagnoses')).toHaveText(`${GRIEF}${ANXIETY}`)
  await expectAccessible(page)

  await pressOn(page, clients.editClient)
  await pressOn(page, clients.inDialog(`Remove ${GRIEF}`))
  await expect(clients.inDialog(`Remove ${ANXIETY}`)).toBeFocused()
  await pressOn(page, clients.save)
  await expect(clients.detail('Diagnoses')).toHaveText(ANXIETY)
})

test('a scheduler sees and changes the client without them, and they stay', async ({
  page,
  product,
  practice,
  startSignedIn,
}) => {
  const diagnoses = ['F41.1', 'F43.81']
  const client = await practice.api.clients.create(practice, clientInput('Private', { diagnoses }))
  const { id: roleId } = await roleNamed(practice, 'Scheduler')
  const scheduler = await addColleague(product, practice, { name: 'Sky Reed', roleIds: [roleId] })
  await startSignedIn(scheduler)
  await page.goto(`/clients?client=${client.id}`)
  const clients = new ClientsPage(page)
  await expect(clients.detail('Referral source')).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(/Diagnos|F41|anxiety/)
  await clients.editClient.click()
  await clients.field('Pronouns').fill('they/them')
  await expect(clients.dialog).not.toContainText(/Diagnos/)
  await expectAccessible(page)
  await clients.save.click()
  await expect(clients.dialog).toBeHidden()
  await expect(page.getByRole('main')).toContainText('they/them')
  const params = { practiceId: practice.practiceId, clientId: client.id }
  expect(await practice.api.clients.get(params)).toMatchObject({ pronouns: 'they/them', diagnoses })
})

test('fit a narrow screen, in the form and on the page', async ({ page, practice, startSignedIn }) => {
  const diagnoses = ['F43.25', 'F43.81', 'Z63.0', 'M54.50']
  const { id } = await practice.api.clients.create(practice, clientInput('Narrow', { diagnoses }))
  await startSignedIn(practice)
  await page.setViewportSize({ width: 320, height: 860 })
  await page.goto(`/clients?client=${id}`)
  const clients = new ClientsPage(page)
  await expect(clients.detail('Diagnoses')).toContainText('M54.50')
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await clients.editClient.click()
  await clients.inDialog('Remove M54.50').scrollIntoViewIfNeeded()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})
