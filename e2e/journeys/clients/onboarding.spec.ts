import { expectAccessible } from '../../core/accessibility'
import { clientInput } from '../../core/client-input'
import { pressOn, pressUntilFocused, typeInto } from '../../core/keyboard'
import { linkInMail, nextMail, nextMailedCode } from '../../core/outbox'
import { expect, test } from '../../core/test'
import { newId } from '../../core/new-id'
import { OnboardingPage } from '../../screens/OnboardingPage'

const BIRTH = { iso: '1990-04-02', typed: '04021990' }

test('a client fills in forms by keyboard, on two devices, and the practice takes them over', async ({
  page,
  practice,
  product,
  startSignedIn,
}) => {
  const email = `june-${newId()}@mail.example`
  const contact = {
    kind: 'email' as const,
    value: email,
    mayEmail: true,
    mayText: false,
    mayVoicemail: false,
  }
  const input = { ...clientInput('Vega'), dateOfBirth: BIRTH.iso, contacts: [contact] }
  const { id: clientId } = await practice.api.clients.create(practice, input)
  await practice.api.packets.send(
    { ...practice, clientId },
    { email, items: ['emergency_contact', 'phq9'], message: 'Before Monday, please.' },
  )
  const link = linkInMail(await nextMail(product.dataDir, email))
  const told: string[] = []
  page.on('request', (request) => told.push(request.url(), request.headers()['referer'] ?? ''))

  const form = new OnboardingPage(page)
  const openWith = async (mailsBefore: number) => {
    await page.goto(link)
    await expect(form.heading('Check that it’s you')).toBeVisible()
    await expectAccessible(page)
    await pressOn(page, form.sendCode)
    await expect(form.heading('Enter your code')).toBeFocused()
    await typeInto(page, form.code, await nextMailedCode(product.dataDir, email, mailsBefore))
    await pressUntilFocused(page, form.birthMonth)
    await page.keyboard.type(BIRTH.typed)
    await expectAccessible(page)
    await pressOn(page, form.next)
    await expect(form.heading('Hello June')).toBeFocused()
  }
  await openWith(1)
  await expect(page.getByRole('main')).toContainText('Before Monday, please.')
  await expectAccessible(page)
  await pressOn(page, form.link('Who to call in an emergency'))
  await expect(form.heading('Who should we call in an emergency?')).toBeFocused()
  await typeInto(page, form.field('Their name'), 'Ana Ruiz')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('group', { name: 'One thing needs your attention' })).toBeFocused()
  await expectAccessible(page)
  await typeInto(page, form.field('Their phone number'), '(518) 555-0142')
  await page.keyboard.press('Enter')
  await expect(form.heading('Hello June')).toBeFocused()

  // Another device has no session, and the answers are there once a code was entered.
  await page.context().clearCookies()
  await page.goto('about:blank')
  await openWith(2)
  await expect(page.getByRole('listitem').filter({ hasText: 'Who to call' })).toContainText('Done')
  await pressOn(page, form.link('How you have felt'))
  for (const question of [
    'Little interest',
    'Feeling down',
    'Trouble falling',
    'Feeling tired',
    'Poor appetite',
    'Feeling bad',
    'Trouble concentrating',
    'Moving or speaking',
    'Thoughts that',
  ]) {
    await expect(form.heading(new RegExp(`^${question}`))).toBeFocused()
    await pressUntilFocused(page, form.answer('Not at all'))
    await page.keyboard.press('ArrowDown')
    await pressOn(page, form.next)
  }
  await expect(form.heading('Thank you for telling us')).toBeFocused()
  await expect(page.getByRole('main')).toContainText('988')
  await expectAccessible(page)
  await pressOn(page, form.link('Continue'))
  await expect(form.heading(/how difficult/)).toBeFocused()
  await pressUntilFocused(page, form.answer('Not difficult at all'))
  await page.keyboard.press('Space')
  await pressOn(page, form.next)
  await expect(form.heading('Check your answers')).toBeFocused()
  await expectAccessible(page)
  await pressOn(page, form.finish)
  await expect(form.heading('Hello June')).toBeFocused()
  await pressOn(page, form.link('Check your answers and send them'))
  await expect(form.heading('Check your answers')).toBeFocused()
  await pressOn(page, page.getByRole('button', { name: /^Send to / }))
  await expect(form.heading('Your forms were sent')).toBeFocused()
  await expectAccessible(page)
  const secret = link.slice(link.indexOf('#') + 1)
  expect(
    told.filter((words) => words.includes(secret)),
    'addresses and referrers',
  ).toEqual([])

  await startSignedIn(practice)
  await page.goto(`/clients?client=${clientId}&tab=onboarding`)
  await pressOn(page, page.getByRole('button', { name: 'Review', exact: true }))
  await expect(page.getByRole('radiogroup', { name: 'Emergency contact' })).toContainText(
    'Ana Ruiz, (518) 555-0142',
  )
  await expectAccessible(page)
  await pressOn(page, page.getByRole('button', { name: 'Finish review' }))
  await expect(page.getByText(/^Reviewed by /)).toBeVisible()
  const { people } = await practice.api.clients.get({ ...practice, clientId })
  expect(people.map(({ name, roles }) => [name, roles])).toEqual([['Ana Ruiz', ['emergency']]])
  const { items } = await practice.api.measures.list({ ...practice, clientId })
  expect(items.map(({ score, source, isAlertOpen }) => [score, source, isAlertOpen])).toEqual([
    [9, 'client', true],
  ])
})
