import { expectAccessible } from '../../core/accessibility'
import { registerPractice } from '../../core/api-person'
import { invite, organizationOf, roleNamed } from '../../core/colleague'
import { DEMO_PASSWORD } from '../../core/demo'
import { pressOn, typeInto } from '../../core/keyboard'
import { newId } from '../../core/new-id'
import { expect, test } from '../../core/test'
import { Frame } from '../../screens/Frame'
import { JoinPage } from '../../screens/JoinPage'
import { SignInPage } from '../../screens/SignInPage'

const newEmail = () => `ivy-${newId()}@practice.example`

test('an invited person opens an account by keyboard alone, and is at work; the token is told to nobody', async ({
  page,
  practice,
  product,
}) => {
  const { id } = await roleNamed(practice, 'Scheduler')
  const email = newEmail()
  const link = await invite(product, practice, { email, name: 'Ivy Park', roleIds: [id] })
  const token = link.replace('/join#', '')
  const told: string[] = []
  page.on('request', (request) => told.push(request.url(), request.headers()['referer'] ?? ''))
  const join = new JoinPage(page)
  await page.goto(link)
  await expect(join.heading).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Wanda Marsh asks you to work with')
  await expect(page.getByRole('main')).toContainText(email)
  await expectAccessible(page)
  await typeInto(page, join.name, 'Ivy Park-Lee')
  await typeInto(page, join.password, 'short')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('group', { name: 'One thing needs your attention' })).toBeFocused()
  await typeInto(page, join.password, 'qwertyuiop123')
  await page.keyboard.press('Enter')
  await expect(join.password).toHaveAccessibleDescription(/among the most common/)
  await expectAccessible(page)
  await typeInto(page, join.password, DEMO_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(new Frame(page).heading).toHaveText(/, Ivy/)
  await expect(new Frame(page).heading).toBeFocused()
  await page.reload()
  await expect(new Frame(page).heading).toHaveText(/, Ivy/)

  expect(
    told.filter((words) => words.includes(token)),
    'addresses and referrers',
  ).toEqual([])
  expect(product.output()).not.toContain(token)
  const { items } = await practice.api.staff.list({ orgId: organizationOf(practice) }, { q: 'Ivy' })
  expect(items).toMatchObject([{ name: 'Ivy Park-Lee', status: 'active', roles: [{ name: 'Scheduler' }] }])
  await page.goto(link)
  await expect(join.notGood).toBeVisible()
  await expectAccessible(page)
})

test('whoever has an account signs in with it, comes back, and joins', async ({
  page,
  practice,
  product,
}) => {
  test.slow()
  const ada = await registerPractice(product, 'Ada’s practice')
  const { email } = ada.signedIn.user
  const { id } = await roleNamed(practice, 'Scheduler')
  const link = await invite(product, practice, { email, name: 'Ada', roleIds: [id] })
  const [join, signIn] = [new JoinPage(page), new SignInPage(page)]
  await page.goto(link)
  await pressOn(page, join.signInToJoin)
  await expect(signIn.heading).toBeFocused()
  await expect(signIn.email).toHaveValue(email)
  await typeInto(page, signIn.password, DEMO_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(join.heading).toBeFocused()
  await expect(page.getByRole('main')).toContainText(`signed in with: ${email}`)
  await expectAccessible(page)
  await pressOn(page, join.join)
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('alertdialog').filter({ hasText: 'You have joined' })).toBeVisible()
  const { items } = await practice.api.staff.list({ orgId: organizationOf(practice) }, { q: email })
  expect(items).toMatchObject([{ status: 'active' }])
})
