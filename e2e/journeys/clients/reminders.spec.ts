import { expectAccessible } from '../../core/accessibility'
import { clientInput } from '../../core/client-input'
import { pressOn, typeInto } from '../../core/keyboard'
import { newId } from '../../core/new-id'
import { nextMail } from '../../core/outbox'
import { book, instantAt, today } from '../../core/practice-day'
import { expect, test } from '../../core/test'

// A reminder waits as long as a change can be undone; here nobody undoes one.
test.use({ environment: { MAIL_HOLD_SECONDS: '0' } })

test('a client is reminded, asks for another time and confirms by keyboard, and the practice sees it', async ({
  page,
  practice,
  product,
  startSignedIn,
}) => {
  await startSignedIn(practice)
  await page.goto('/company/organization?section=practice')
  const dialog = page.getByRole('dialog')
  await pressOn(page, page.getByRole('button', { name: 'Edit appointment reminders' }))
  await expect(dialog.getByRole('checkbox', { name: 'Remind clients by e-mail' })).toBeFocused()
  await page.keyboard.press('Space')
  await typeInto(page, dialog.getByRole('textbox', { name: /Name in the mail/ }), 'Oakwood')
  await expectAccessible(page)
  await pressOn(page, dialog.getByRole('button', { name: 'Save reminders' }))
  await expect(page.getByText('On. Clients are written to by e-mail.')).toBeVisible()

  const email = `june-${newId()}@mail.example`
  const contact = { kind: 'email' as const, value: email, mayText: false, mayVoicemail: false }
  const input = { ...clientInput('Vega'), contacts: [{ ...contact, mayEmail: true }] }
  const client = await practice.api.clients.create(practice, input)
  const appointment = await book(practice, client, { startsAt: instantAt(today(1), '10:00'), minutes: 50 })

  const mail = (await nextMail(product.dataDir, email)).replaceAll('=\r\n', '').replaceAll('=3D', '=')
  const link = /\/visit#\S+/.exec(mail)?.[0] ?? ''
  await page.goto(link)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Your appointment')
  await expect(page.getByText('10:00 AM to 10:50 AM (Eastern Time)')).toBeVisible()
  await expectAccessible(page)
  await pressOn(page, page.getByRole('button', { name: 'Ask for another time' }))
  await expect(heading).toHaveText('Ask for another time')
  await expect(heading).toBeFocused()
  await typeInto(page, page.getByRole('textbox', { name: /Which days/ }), 'Any day after 3 PM')
  await expectAccessible(page)
  await pressOn(page, page.getByRole('button', { name: 'Send' }))
  await expect(heading).toHaveText('Your appointment')
  await expect(page.getByText(/^You have asked for another time/)).toBeVisible()
  await pressOn(page, page.getByRole('button', { name: 'Confirm' }))
  await expect(heading).toHaveText('Your appointment is confirmed')
  await expect(heading).toBeFocused()
  await expectAccessible(page)

  await startSignedIn(practice)
  await page.goto(`/calendar?date=${today(1)}&appointment=${appointment.id}`)
  await expect(dialog).toContainText('“Any day after 3 PM”')
  await expect(dialog).toContainText('Confirmed by the client')
  await expectAccessible(page)
})
