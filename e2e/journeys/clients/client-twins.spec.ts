import { expectAccessible } from '../../core/accessibility'
import { clientInput } from '../../core/client-input'
import { pressOn } from '../../core/keyboard'
import { expect, test } from '../../core/test'
import { ClientsPage } from '../../screens/ClientsPage'

test('asks by keyboard before somebody is added a second time, and keeps what was typed', async ({
  page,
  practice,
  startSignedIn,
}) => {
  const jose = { firstName: 'José', dateOfBirth: null }
  await practice.api.clients.create(practice, clientInput('Núñez', jose))
  await startSignedIn(practice)
  await page.goto('/clients')
  const clients = new ClientsPage(page)
  await clients.search.fill('nunez')
  await expect(clients.range).toContainText('of 1')

  await clients.newClient.first().click()
  await clients.field('First name').fill('Jose')
  await clients.field('Last name').fill('Nunez')
  await pressOn(page, clients.save)
  const question = page.getByRole('alertdialog', { name: 'Add Jose Nunez anyway?' })
  await expect(question).toContainText('José Núñez, without a date of birth, is a client already (active).')
  await expect(question.getByRole('button', { name: 'Keep editing' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(question).toBeHidden()
  await expect(clients.save).toBeFocused()
  await expect(clients.field('Last name')).toHaveValue('Nunez')
  await expect(clients.dialog).toContainText('is a client already')
  await expectAccessible(page)

  await pressOn(page, clients.save)
  await expect(question.getByRole('button', { name: 'Keep editing' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(question.getByRole('button', { name: 'Add anyway' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(clients.heading).toHaveText('Jose Nunez')
  await expectAccessible(page)
})
