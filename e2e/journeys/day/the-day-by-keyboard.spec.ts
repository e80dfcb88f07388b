import { expectAccessible } from '../../core/accessibility'
import { DEMO_PASSWORD } from '../../core/demo'
import { pressOn, pressUntilFocused, typeInto } from '../../core/keyboard'
import { dayInWords, nextMonday } from '../../core/practice-day'
import { expect, test } from '../../core/test'
import { CalendarPage } from '../../screens/CalendarPage'
import { ClientsPage } from '../../screens/ClientsPage'
import { Frame } from '../../screens/Frame'
import { InvoicesPage } from '../../screens/InvoicesPage'
import { SignInPage } from '../../screens/SignInPage'

const MONDAY = nextMonday()

test('a practice’s day, done with the keyboard alone', async ({ page, practice }) => {
  test.setTimeout(240_000)
  const frame = new Frame(page)
  const signIn = new SignInPage(page)
  const clients = new ClientsPage(page)
  const calendar = new CalendarPage(page)
  const invoices = new InvoicesPage(page)
  const { keyboard } = page

  await test.step('signs in', async () => {
    await page.goto('/login')
    await expectAccessible(page)
    await typeInto(page, signIn.email, practice.signedIn.user.email)
    await typeInto(page, signIn.password, DEMO_PASSWORD)
    await keyboard.press('Enter')
    await expect(frame.heading).toHaveText(/, Wanda$/)
    await expectAccessible(page)
  })

  await test.step('adds a client', async () => {
    await keyboard.press('g')
    await keyboard.press('l')
    await expect(frame.heading).toHaveText('Clients')
    await expect(frame.heading).toBeFocused()
    await pressOn(page, clients.newClient.first())
    await typeInto(page, clients.field('First name'), 'Rosa')
    await typeInto(page, clients.field('Last name'), 'Field')
    await expectAccessible(page)
    await keyboard.press('ControlOrMeta+Enter')
    await expect(frame.heading).toHaveText('Rosa Field')
    await expect(frame.heading).toBeFocused()
    await expectAccessible(page)
  })

  await test.step('books an appointment for her', async () => {
    await pressOn(page, clients.bookAppointment)
    await expect(calendar.dialog).toContainText('New appointment')
    await pressOn(page, calendar.choice('Service'))
    // What is typed before the list has the focus goes nowhere.
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeFocused()
    await keyboard.type('90834')
    await keyboard.press('Enter')
    // It lies over the next field until it has gone.
    await expect(page.getByRole('listbox')).toHaveCount(0)
    const [year, month, day] = MONDAY.split('-')
    await pressUntilFocused(page, calendar.dialog.getByRole('spinbutton', { name: /month, Date/ }))
    await keyboard.type(`${month}${day}${year}`)
    await pressUntilFocused(page, calendar.dialog.getByRole('spinbutton', { name: /hour, Start/ }))
    await keyboard.type('0900AM')
    await expectAccessible(page)
    await keyboard.press('ControlOrMeta+Enter')
    await expect(calendar.dialog).toBeHidden()
    await expect(calendar.event('Rosa Field', `${dayInWords(MONDAY)}, 9:00 AM`)).toBeFocused()
  })

  await test.step('moves it two slots later', async () => {
    await keyboard.press('F2')
    await keyboard.press('ArrowDown')
    await keyboard.press('ArrowDown')
    await keyboard.press('Enter')
    const moved = calendar.event('Rosa Field', `${dayInWords(MONDAY)}, 10:00 AM`)
    await expect(moved).toBeFocused()
    await expectAccessible(page)
  })

  await test.step('checks her in and completes the session', async () => {
    await keyboard.press('Enter')
    await expect(calendar.dialog).toContainText('Appointment with Rosa Field')
    await expectAccessible(page)
    for (const [action, word] of [
      ['Check in', 'Checked in'],
      ['Complete', 'Completed'],
    ] as const) {
      await pressOn(page, calendar.button('Change status'))
      await pressUntilFocused(page, calendar.menuItem(action), { key: 'ArrowDown', atMost: 10 })
      await keyboard.press('Enter')
      await expect(calendar.dialog).toContainText(word)
    }
  })

  await test.step('invoices it', async () => {
    await pressOn(page, calendar.dialog.getByRole('link', { name: 'Invoice it' }))
    await expect(page.getByRole('checkbox', { name: /90834/ })).toBeChecked()
    await expectAccessible(page)
    await pressOn(page, invoices.saveDraft)
    await expect(invoices.issue).toBeVisible()
    await expectAccessible(page)
    await pressOn(page, invoices.issue)
    await expect(invoices.heading).toContainText('Invoice 1')
    await expectAccessible(page)
  })

  await test.step('takes a part of the money, then the rest', async () => {
    await pressOn(page, invoices.recordPayment)
    await typeInto(page, invoices.amount, '40')
    await expectAccessible(page)
    await keyboard.press('ControlOrMeta+Enter')
    await expect(invoices.dialog).toBeHidden()
    await expect(page.getByRole('main')).toContainText('Partly paid')
    await pressOn(page, invoices.recordPayment)
    await pressUntilFocused(page, invoices.amount)
    await keyboard.press('ControlOrMeta+Enter')
    await expect(invoices.dialog).toBeHidden()
    await expect(invoices.ledger.getByRole('row').last()).toContainText('$0.00')
    await expectAccessible(page)
  })

  await test.step('finds it all after a reload, and signs out', async () => {
    await page.reload()
    await expect(invoices.ledger.getByRole('row').last()).toContainText('$0.00')
    await pressOn(page, frame.account)
    await pressUntilFocused(page, frame.signOut, { key: 'ArrowDown', atMost: 10 })
    await keyboard.press('Enter')
    await expect(signIn.heading).toBeVisible()
    await expectAccessible(page)
  })
})
