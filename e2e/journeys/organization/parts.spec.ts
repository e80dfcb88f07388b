import { expectAccessible } from '../../core/accessibility'
import { refused } from '../../core/refused'
import { expect, test } from '../../core/test'
import { OrganizationPage } from '../../screens/OrganizationPage'

test('a part that can’t be loaded says so in the specification’s words, and can be tried again', async ({
  page,
  signIn,
}) => {
  await signIn('readonly')
  const organization = new OrganizationPage(page)
  const parts = {
    practice: ['**/api/v1/organizations/*/practices/*', 'Failed to load practice information'],
    hours: ['**/api/v1/organizations/*/settings', 'Failed to load organization data'],
  } as const
  // A refusal is not tried again before it is told, as a connection that fails is.
  const refuse = refused(400, { code: 'validation_failed' })
  for (const part of ['practice', 'hours'] as const) {
    const [path, words] = parts[part]
    await page.route(path, refuse)
    await organization.open(part)
    await expect(organization.alert).toContainText(words)
    await expectAccessible(page)
    await page.unroute(path)
    await organization.tryAgain.press('Enter')
    await expect(organization.alert).toBeHidden()
  }
})

test('the practice that the person works in is told, and another one after the switch', async ({
  page,
  signIn,
}) => {
  await signIn('owner')
  const organization = new OrganizationPage(page)
  await organization.open('practice')
  const facts = page.getByRole('region', { name: 'Practice information' })
  await expect(facts).toContainText('Oakwood Therapy Group Downtown')
  await page.getByRole('button', { name: /^Switch practice/ }).press('Enter')
  await page.getByRole('menuitemradio', { name: 'Oakwood Therapy Group Riverside' }).press('Enter')
  await expect(organization.heading).toBeVisible()
  await organization.tab('Practice').press('Enter')
  await expect(facts).toContainText('Oakwood Therapy Group Riverside')
})
