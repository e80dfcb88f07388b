import { expectAccessible, expectNoSidewaysScroll } from '../../core/accessibility'
import { clientInput } from '../../core/client-input'
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
  await page.setViewportSize({ width: 320, height: 860 })
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await pressOn(page, clients.save)
  await expect(clients.dialog).toBeHidden()
  await expect(clients.detail('Diagnoses')).toHaveText(`${GRIEF}${ANXIETY}`)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await page.setViewportSize({ width: 1280, height: 860 })

  await pressOn(page, clients.editClient)
  await pressOn(page, clients.inDialog(`Remove ${GRIEF}`))
  await expect(clients.inDialog(`Remove ${ANXIETY}`)).toBeFocused()
  await pressOn(page, clients.save)
  await expect(clients.detail('Diagnoses')).toHaveText(ANXIETY)
})
