import { expect, test } from '../../core/test'
import { OrganizationPage } from '../../screens/OrganizationPage'

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
