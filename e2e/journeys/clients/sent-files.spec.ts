import { aClientFileInput, aPayerInput } from '@oaklet/api/testing'
import { expectAccessible } from '../../core/accessibility'
import { clientInput } from '../../core/client-input'
import { pressOn, pressUntilFocused, typeInto } from '../../core/keyboard'
import { newId } from '../../core/new-id'
import { expect, test } from '../../core/test'
import { OnboardingPage } from '../../screens/OnboardingPage'

const BUFFER = Buffer.from(aClientFileInput().content, 'base64')

test('a client tells of an insurance and sends its card by keyboard, and the practice takes both over', async ({
  page,
  practice,
  product,
  startSignedIn,
}) => {
  const email = `june-${newId()}@mail.example`
  const contact = { kind: 'email' as const, value: email, mayText: false, mayVoicemail: false }
  const input = { ...clientInput('Vega'), contacts: [{ ...contact, mayEmail: true }], dateOfBirth: null }
  const { id: clientId } = await practice.api.clients.create(practice, input)
  const payer = await practice.api.payers.create(practice, aPayerInput({ name: 'Aetna' }))
  await practice.api.packets.send({ ...practice, clientId }, { email, items: ['insurance'], message: '' })

  const form = new OnboardingPage(page)
  await form.enter(product.dataDir, email)
  await expect(form.heading('Hello June')).toBeFocused()
  await pressOn(page, form.link('Your insurance'))
  await expect(form.heading('Do you want to use insurance?')).toBeFocused()
  await pressUntilFocused(page, form.answer('Yes'))
  await page.keyboard.press('Space')
  await pressOn(page, form.next)
  await expect(form.heading('What does your insurance card say?')).toBeFocused()
  await typeInto(page, form.field('Name of the insurance'), 'Aetna PPO')
  await pressOn(page, form.next)
  await expect(page.getByRole('group', { name: 'One thing needs your attention' })).toBeFocused()
  await expectAccessible(page)
  await typeInto(page, form.field('Member number'), 'W1234')
  await pressOn(page, form.next)
  await expect(form.heading('Whose insurance is it?')).toBeFocused()
  await pressUntilFocused(page, form.answer('It is mine'))
  await page.keyboard.press('Space')
  await pressOn(page, form.next)
  await expect(form.heading('Send us your insurance card')).toBeFocused()
  await pressOn(page, form.next)
  await expect(page.getByRole('group', { name: 'One thing needs your attention' })).toBeFocused()
  const front = page.getByRole('group', { name: 'Front of the card' })
  const choosing = page.waitForEvent('filechooser')
  await pressOn(page, front.getByRole('button', { name: 'Choose a file' }))
  await (await choosing).setFiles({ name: 'card.png', mimeType: 'image/png', buffer: BUFFER })
  await expect(page.getByRole('img', { name: 'card.png, as we got it' })).toBeVisible()
  await expectAccessible(page)
  await pressOn(page, form.next)
  await expect(form.heading('Hello June')).toBeFocused()
  await pressOn(page, form.link('Check your answers and send them'))
  await expect(page.getByRole('main')).toContainText('card.png')
  await pressOn(page, page.getByRole('button', { name: /^Send to / }))
  await expect(form.heading('Your forms were sent')).toBeFocused()

  await startSignedIn(practice)
  await page.goto(`/clients?client=${clientId}&tab=onboarding`)
  await pressOn(page, page.getByRole('button', { name: 'Review', exact: true }))
  const dialog = page.getByRole('dialog', { name: 'Review forms' })
  await pressOn(page, dialog.getByRole('button', { name: 'Show Insurance card, front' }))
  await expect(dialog.getByRole('img', { name: 'Insurance card, front' })).toBeVisible()
  await expectAccessible(page)
  await pressUntilFocused(page, dialog.getByRole('button', { name: /Payer/ }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('option', { name: payer.name })).toBeFocused()
  await page.keyboard.press('Enter')
  await pressUntilFocused(page, dialog.getByRole('spinbutton', { name: /^month/ }))
  await page.keyboard.type('01012026')
  await pressOn(page, dialog.getByRole('button', { name: 'Finish review' }))
  await expect(dialog).toBeHidden()
  const { coverages } = await practice.api.coverages.list({ ...practice, clientId })
  expect(coverages).toMatchObject([{ payerId: payer.id, memberId: 'W1234', status: 'unverified' }])
  await page.goto(`/clients?client=${clientId}&tab=files`)
  await expect(page.getByText(/Sent by the client on/)).toBeVisible()
})
