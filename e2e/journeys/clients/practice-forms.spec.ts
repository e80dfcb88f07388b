import { expectAccessible } from '../../core/accessibility'
import { clientInput } from '../../core/client-input'
import { pressOn, pressUntilFocused, typeInto } from '../../core/keyboard'
import { newId } from '../../core/new-id'
import { expect, test } from '../../core/test'
import { OnboardingPage } from '../../screens/OnboardingPage'

test('a practice writes a form by keyboard, a client fills it in, and the answers are read', async ({
  page,
  practice,
  product,
  startSignedIn,
}) => {
  await startSignedIn(practice)
  await page.goto('/company/organization?section=forms')
  const dialog = page.getByRole('dialog')
  await pressOn(page, page.getByRole('button', { name: 'Add form' }))
  await typeInto(page, dialog.getByRole('textbox', { name: 'Title' }), 'Before we meet')
  await pressOn(page, dialog.getByRole('button', { name: 'Add form' }))
  await expect(page.getByRole('region', { name: 'Edit Before we meet' })).toBeFocused()
  await expectAccessible(page)
  for (const question of ['Can you come on weekdays?', 'What else should we know?']) {
    await pressOn(page, page.getByRole('button', { name: 'Add question' }))
    await expect(dialog.getByRole('textbox', { name: 'Question' })).toBeFocused()
    await page.keyboard.type(question)
    await pressOn(page, dialog.getByRole('button', { name: 'Save question' }))
    await expect(page.getByRole('button', { name: `Edit ${question}` })).toBeVisible()
  }
  const second = page.getByRole('button', { name: 'Edit What else should we know?' })
  await pressUntilFocused(page, second, { key: 'Shift+Tab' })
  await page.keyboard.press('Alt+ArrowUp')
  await expect(page.getByRole('listitem').filter({ has: second })).toContainText('1')
  await expect(second).toBeFocused()
  await pressOn(page, page.getByRole('button', { name: 'Publish' }))
  await expect(page.getByText('Version 1 is published')).toBeVisible()

  const email = `june-${newId()}@mail.example`
  const contact = { kind: 'email' as const, value: email, mayText: false, mayVoicemail: false }
  const input = { ...clientInput('Vega'), contacts: [{ ...contact, mayEmail: true }], dateOfBirth: null }
  const { id: clientId } = await practice.api.clients.create(practice, input)
  const [form] = await practice.api.formTemplates.list(practice)
  const body = { email, items: [], forms: [form?.id ?? ''], message: '' }
  await practice.api.packets.send({ ...practice, clientId }, body)

  const pages = new OnboardingPage(page)
  await pages.enter(product.dataDir, email)
  await expect(pages.heading('Hello June')).toBeFocused()
  await pressOn(page, pages.link('Before we meet'))
  await expect(pages.heading('What else should we know?')).toBeFocused()
  await typeInto(page, pages.field('Your answer'), 'I am hard of hearing.')
  await expectAccessible(page)
  await pressOn(page, pages.next)
  await expect(pages.heading('Can you come on weekdays?')).toBeFocused()
  await pressOn(page, pages.next)
  await expect(pages.heading('Hello June')).toBeFocused()
  await pressOn(page, pages.link('Check your answers and send them'))
  await pressOn(page, page.getByRole('button', { name: /^Send to / }))
  await expect(pages.heading('Your forms were sent')).toBeFocused()

  await startSignedIn(practice)
  await page.goto(`/clients?client=${clientId}&tab=onboarding`)
  await pressOn(page, page.getByRole('button', { name: 'Read answers of Before we meet' }))
  await expect(dialog).toContainText('I am hard of hearing.')
  await expectAccessible(page)
})
