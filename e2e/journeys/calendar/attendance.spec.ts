import { expectAccessible } from '../../core/accessibility'
import { clientInput } from '../../core/client-input'
import { pressOn, pressUntilFocused } from '../../core/keyboard'
import { book, instantAt, nextMonday } from '../../core/practice-day'
import { expect, test } from '../../core/test'

const MONDAY = nextMonday()

test('who came to a group is said of each client, and decides who is invoiced, by keyboard', async ({
  page,
  practice,
  startSignedIn,
}) => {
  const [noor, leo] = [
    await practice.api.clients.create(practice, clientInput('Haddad')),
    await practice.api.clients.create(practice, clientInput('Grant')),
  ]
  const session = await book(practice, noor, { others: [leo], startsAt: instantAt(MONDAY, '10:00') })

  await startSignedIn(practice)
  await page.goto(`/calendar?date=${MONDAY}&appointment=${session.id}`)
  const details = page.getByRole('dialog', { name: 'Appointment with June Haddad, June Grant' })
  await pressOn(page, details.getByRole('button', { name: 'Change status' }))
  await pressUntilFocused(page, page.getByRole('menuitem', { name: 'Complete' }), {
    key: 'ArrowDown',
    atMost: 6,
  })
  await page.keyboard.press('Enter')

  const form = page.getByRole('dialog', { name: 'Who came to this session?' })
  await pressOn(page, form.getByRole('button', { name: 'All present' }))
  await expectAccessible(page)
  const ofLeo = form.getByRole('radiogroup', { name: 'June Grant' })
  await pressOn(page, ofLeo.getByRole('radio', { name: 'Present' }), 'ArrowLeft')
  await expect(ofLeo.getByRole('radio', { name: 'Excused' })).toBeChecked()
  await page.keyboard.press('ControlOrMeta+Enter')

  await expect(details.getByText('June Grant, excused')).toBeVisible()
  await expect(details.getByText('Completed')).toBeVisible()
  const waiting = await Promise.all(
    [noor, leo].map(({ id }) => practice.api.appointments.listUninvoiced(practice, { clientId: id })),
  )
  expect(waiting.map(({ items }) => items.length)).toEqual([1, 0])
})
