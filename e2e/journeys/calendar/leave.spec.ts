import { expectAccessible } from '../../core/accessibility'
import { clientInput } from '../../core/client-input'
import { pressOn, pressUntilFocused } from '../../core/keyboard'
import { newId } from '../../core/new-id'
import { nextMail } from '../../core/outbox'
import { book, instantAt, nextMonday } from '../../core/practice-day'
import { expect, test } from '../../core/test'

// Clients are told of what is cancelled as long after it as it can be undone; here nobody undoes it.
test.use({ environment: { MAIL_HOLD_SECONDS: '0' } })

const MONDAY = nextMonday()
/** The day so many days after it, as a date field takes it: `12282026`. */
const digits = (date: string): string => `${date.slice(5, 7)}${date.slice(8)}${date.slice(0, 4)}`
const daysAfterMonday = (days: number): string => {
  const day = new Date(`${MONDAY}T12:00:00Z`)
  day.setUTCDate(day.getUTCDate() + days)
  return day.toISOString().slice(0, 10)
}

test('two weeks of leave are blocked, and what is booked in them is moved or cancelled, by keyboard', async ({
  page,
  practice,
  product,
  startSignedIn,
}) => {
  const email = `noor-${newId()}@mail.example`
  const contact = { kind: 'email' as const, value: email, mayText: false, mayVoicemail: false }
  const contacts = [{ ...contact, mayEmail: true }]
  const [noor, leo] = [
    await practice.api.clients.create(practice, { ...clientInput('Haddad'), contacts }),
    await practice.api.clients.create(practice, clientInput('Grant')),
  ]
  await book(practice, noor, { startsAt: instantAt(MONDAY, '10:00') })
  await book(practice, leo, { startsAt: instantAt(daysAfterMonday(8), '10:00') })
  await practice.api.reminders.updateSettings(practice, {
    ...{ isOn: false, tellsChanges: true, daysBefore: [2], hours: { opens: '00:00', closes: '23:59' } },
    ...{ publicName: '', lateHours: 24, version: 0 },
  })

  await startSignedIn(practice)
  await page.goto(`/calendar?date=${MONDAY}`)
  await expect(page.getByRole('button', { name: /^June Haddad, / })).toBeVisible()
  await page.keyboard.press('b')
  const form = page.getByRole('dialog', { name: 'Block time' })
  await pressUntilFocused(page, form.getByRole('spinbutton', { name: /^month, Last day/ }))
  await page.keyboard.type(digits(daysAfterMonday(11)))
  await expectAccessible(page)
  await page.keyboard.press('ControlOrMeta+Enter')

  const both = page.getByRole('dialog', { name: '2 appointments are in this time' })
  await expect(both.getByRole('row', { name: /June Grant/ })).toBeVisible()
  await expectAccessible(page)
  // June Haddad’s is cancelled, and June Grant’s is moved to the next day that is open.
  await pressOn(page, both.getByRole('radio', { name: /^Move each/ }), 'ArrowUp')
  await expect(both.getByRole('radio', { name: /^Cancel them/ })).toBeChecked()
  await pressUntilFocused(page, both.getByRole('row', { name: /June Haddad/ }))
  await pressUntilFocused(page, both.getByRole('row', { name: /June Grant/ }), {
    key: 'ArrowDown',
    atMost: 3,
  })
  await page.keyboard.press('Space')
  await pressOn(page, both.getByRole('button', { name: 'Cancel 1 appointment' }))
  const one = page.getByRole('dialog', { name: '1 appointment is in this time' })
  await expect(one.getByRole('row', { name: /June Haddad/ })).toHaveCount(0)
  await pressOn(page, one.getByRole('radio', { name: /^Cancel them/ }), 'ArrowDown')
  await expect(one.getByRole('radio', { name: /^Move each/ })).toBeChecked()
  await pressOn(page, one.getByRole('button', { name: 'Move 1 appointment' }))
  await expect(one).toHaveCount(0)

  const mail = await nextMail(product.dataDir, email)
  expect(mail).toMatch(/^Subject: Cancelled: /m)
  const range = { from: instantAt(daysAfterMonday(12), '00:00'), to: instantAt(daysAfterMonday(19), '00:00') }
  const after = await practice.api.appointments.list(practice, range)
  expect(after.map(({ clients }) => clients[0]?.name)).toEqual(['June Grant'])
})
