import { expectAccessible } from '../../core/accessibility'
import { clientInput } from '../../core/client-input'
import { chooseByTyping, pressInToast, pressOn, typeInto } from '../../core/keyboard'
import { newId } from '../../core/new-id'
import { nextMail } from '../../core/outbox'
import { book, dayInWords, instantAt, nextMonday } from '../../core/practice-day'
import { expect, test } from '../../core/test'

const MONDAY = nextMonday()
const WHEN = `${dayInWords(MONDAY)}, 10:00 AM`

test('a cancellation is offered to the waitlist and taken by link, by keyboard', async ({
  page,
  practice,
  product,
  startSignedIn,
}) => {
  const email = `noor-${newId()}@mail.example`
  const contact = { kind: 'email' as const, value: email, mayText: false, mayVoicemail: false }
  await practice.api.clients.create(practice, {
    ...clientInput('Haddad'),
    contacts: [{ ...contact, mayEmail: true }],
  })
  const other = await practice.api.clients.create(practice, clientInput('Grant'))
  const appointment = await book(practice, other, { startsAt: instantAt(MONDAY, '10:00') })

  await startSignedIn(practice)
  await page.goto('/calendar/waitlist')
  const dialog = page.getByRole('dialog')
  await expectAccessible(page)
  await pressOn(page, page.getByRole('button', { name: 'Add to the waitlist' }))
  await chooseByTyping(page, dialog.getByRole('combobox', { name: 'Client' }), 'June Haddad')
  await pressOn(page, dialog.getByRole('button', { name: /Service/ }))
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeFocused()
  await page.keyboard.type('90834')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await typeInto(page, dialog.getByRole('textbox', { name: /Note/ }), 'Any morning')
  await expectAccessible(page)
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('row', { name: /June Haddad/ })).toContainText('Any morning')

  await page.goto(`/calendar?date=${MONDAY}&appointment=${appointment.id}`)
  await pressOn(page, dialog.getByRole('button', { name: 'Cancel appointment' }))
  const question = page.getByRole('dialog', { name: 'Cancel this appointment?' })
  await pressOn(page, question.getByRole('button', { name: 'Cancel appointment' }))
  await expect(page.getByText(`1 client on the waitlist fits ${WHEN}`).first()).toBeVisible()
  await pressInToast(page, page.getByRole('button', { name: 'Offer it' }))
  const offer = page.getByRole('dialog', { name: `Offer ${WHEN}` })
  await expect(offer.getByRole('checkbox', { name: 'June Haddad' })).toBeChecked()
  await expectAccessible(page)
  await pressOn(page, offer.getByRole('button', { name: 'Offer it by mail' }))
  await expect(page.getByText(/^Offered to June Haddad until/).first()).toBeVisible()

  const mail = (await nextMail(product.dataDir, email)).replaceAll('=\r\n', '').replaceAll('=3D', '=')
  await page.goto(/\/offer#\S+/.exec(mail)?.[0] ?? '')
  await expect(page.getByText('10:00 AM to 10:45 AM (Eastern Time)')).toBeVisible()
  await expectAccessible(page)
  await pressOn(page, page.getByRole('button', { name: 'Take this time' }))
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('This time is yours')
  await expect(heading).toBeFocused()
  await expectAccessible(page)

  await startSignedIn(practice)
  await page.goto(`/calendar?date=${MONDAY}`)
  await expect(page.getByRole('button', { name: /^June Haddad, .*10:00 AM/ })).toBeVisible()
  await page.goto('/calendar/waitlist?show=ended')
  await expect(page.getByRole('row', { name: /June Haddad/ })).toContainText('Taken')
})
