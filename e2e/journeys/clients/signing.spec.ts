import { expectAccessible } from '../../core/accessibility'
import { clientInput } from '../../core/client-input'
import { pressOn, pressUntilFocused, typeInto } from '../../core/keyboard'
import { newId } from '../../core/new-id'
import { expect, test } from '../../core/test'
import { OnboardingPage } from '../../screens/OnboardingPage'

test('a practice writes a document, and a client signs it by keyboard', async ({
  page,
  practice,
  product,
  startSignedIn,
}) => {
  const email = `june-${newId()}@mail.example`
  const contact = { kind: 'email' as const, value: email, mayText: false, mayVoicemail: false }
  const input = { ...clientInput('Vega'), contacts: [{ ...contact, mayEmail: true }], dateOfBirth: null }
  const { id: clientId } = await practice.api.clients.create(practice, input)

  await startSignedIn(practice)
  await page.goto('/company/organization?section=forms')
  await pressOn(page, page.getByRole('button', { name: 'Add document' }))
  const dialog = page.getByRole('dialog', { name: 'Add document' })
  await pressUntilFocused(page, dialog.getByRole('button', { name: /Begin with/ }))
  await page.keyboard.press('Enter')
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('For young people: about therapy')
  await expectAccessible(page)
  await pressOn(page, dialog.getByRole('button', { name: 'Move down section 1' }))
  await expect(dialog.getByRole('button', { name: 'Move down section 2' })).toBeFocused()
  await pressOn(page, dialog.getByRole('button', { name: 'Save document' }))
  await expect(page.getByText(/version 1, /)).toBeVisible()
  await expectAccessible(page)

  const [document] = await practice.api.documents.list(practice)
  await practice.api.packets.send(
    { ...practice, clientId },
    { email, items: [], documents: [document?.id ?? ''], message: '' },
  )
  const form = new OnboardingPage(page)
  await form.enter(product.dataDir, email)
  await expect(form.heading('Hello June')).toBeFocused()
  await pressOn(page, form.link('For young people'))
  await expect(form.heading('Signing on a screen')).toBeFocused()
  await expectAccessible(page)
  await pressOn(page, page.getByRole('button', { name: 'I agree to sign on a screen' }))
  await expect(form.heading('For young people')).toBeFocused()
  await expect(page.getByRole('heading', { level: 2, name: 'You have a say' })).toBeVisible()
  await pressOn(page, page.getByRole('button', { name: /^Sign For young people/ }))
  await expect(page.getByRole('group', { name: '2 things need your attention' })).toBeFocused()
  await expectAccessible(page)
  await typeInto(page, form.field('Your full name'), 'June Vega')
  await pressUntilFocused(page, page.getByRole('checkbox', { name: /^I have read this document/ }))
  await page.keyboard.press('Space')
  await pressOn(page, page.getByRole('button', { name: /^Sign For young people/ }))
  await expect(form.heading('Hello June')).toBeFocused()
  await pressOn(page, form.link('Check your answers and send them'))
  await pressOn(page, page.getByRole('button', { name: /^Send to / }))
  await expect(form.heading('Your forms were sent')).toBeFocused()
  const download = page.waitForEvent('download')
  await pressOn(page, page.getByRole('button', { name: 'Save a copy of For young people: about therapy' }))
  expect((await download).suggestedFilename()).toBe('For-young-people-about-therapy.pdf')
  await expectAccessible(page)

  await startSignedIn(practice)
  await page.goto(`/clients?client=${clientId}&tab=files`)
  await pressOn(page, page.getByRole('button', { name: /^View For young people/ }))
  const signed = page.getByRole('dialog', { name: 'For young people: about therapy' })
  await expect(signed).toContainText('the check value agrees')
  await expect(signed).toContainText('By June Vega')
  await expectAccessible(page)
})
