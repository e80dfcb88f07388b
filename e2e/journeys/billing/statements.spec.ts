import { expectAccessible } from '../../core/accessibility'
import type { ApiPerson } from '../../core/api-person'
import { clientInput } from '../../core/client-input'
import { pressIn, pressOn, pressUntilFocused } from '../../core/keyboard'
import { issuedInvoice } from '../../core/practice-day'
import { expect, test } from '../../core/test'
import { untilQuiet } from '../../core/until-quiet'
import { BillingHomePage } from '../../screens/BillingHomePage'
import { StatementsPage } from '../../screens/StatementsPage'

const address = { street: '12 Elm Street', city: 'Albany', state: 'NY', zipCode: '12207-1512', country: 'US' }

/** Drafts for two clients who permit e-mail and for one who doesn’t; answers whose they are, in their order. */
async function drafts(practice: ApiPerson): Promise<string[]> {
  const { api, practiceId } = practice
  await api.billingProfiles.create(
    { practiceId },
    {
      ...{ name: 'Elm Therapy PLLC', firstName: '', entity: 'organization', npi: '1234567893' },
      ...{ taxIdKind: 'ein', taxId: '141234567', taxonomyCode: '193200000X', phone: '5185550100' },
      ...{ address, payToAddress: null },
    },
  )
  for (const lastName of ['Ash', 'Birch', 'Print']) {
    const { client } = await issuedInvoice(practice, lastName)
    await api.statements.create({ practiceId }, { clientId: client.id })
    if (lastName === 'Print') {
      const { version } = await api.clients.get({ practiceId, clientId: client.id })
      const unreachable = { ...clientInput(lastName), contacts: [], version }
      await api.clients.update({ practiceId, clientId: client.id }, unreachable)
    }
  }
  const { items } = await api.statements.list({ practiceId }, { status: 'draft' })
  return items.map(({ client }) => client.name)
}

test('statements are looked through and sent, and one is handed over, by keyboard alone', async ({
  page,
  practice,
  startSignedIn,
}) => {
  const names = await drafts(practice)
  const headingOf = (name = '') => `Draft statement for ${name}`
  await startSignedIn(practice)
  await page.goto('/billing')
  await pressOn(page, new BillingHomePage(page).waiting(/^3 statements to review$/))
  const statements = new StatementsPage(page)
  await expect(statements.heading).toHaveText('Review statements')
  await expect(statements.heading).toBeFocused()
  await expect(page.getByText('3 drafts over $450.00')).toBeVisible()
  await expect(statements.toHandOver).toContainText('June Print')
  await expectAccessible(page)

  await pressOn(page, statements.lookThrough)
  for (const [index, name] of names.entries()) {
    if (index > 0) await pressIn(page, statements.heading, 'n')
    await expect(statements.heading).toHaveText(headingOf(name))
    await expect(statements.heading).toBeFocused()
    await expect(statements.paper).toContainText('Please pay $150.00.')
    await expect(statements.around).toContainText(`Draft ${index + 1} of 3`)
  }
  await untilQuiet(page)
  await expectAccessible(page)

  // The first one who permits e-mail is not the last: two of three do.
  const mailed = names.findIndex((name) => name !== 'June Print')
  for (let index = names.length - 1; index > mailed; index -= 1) {
    await pressIn(page, statements.heading, 'p')
    await expect(statements.heading).toHaveText(headingOf(names[index - 1]))
    await expect(statements.heading).toBeFocused()
  }
  await pressOn(page, statements.send)
  await expect(statements.sending.getByRole('radio', { name: /By e-mail to june@/ })).toBeChecked()
  await expectAccessible(page)
  await pressOn(page, statements.sending.getByRole('button', { name: 'Send by e-mail' }))
  await expect(statements.heading).toHaveText(headingOf(names[mailed + 1]))
  await expect(statements.heading).toBeFocused()
  await expect(statements.around).toContainText(`Draft ${mailed + 1} of 2`)

  await page.goto('/billing/statements?review=1')
  await pressUntilFocused(page, statements.drafts.getByRole('row').nth(1))
  await pressUntilFocused(page, statements.sendChosen(1), { key: 'Shift+Tab' })
  await page.keyboard.press('Enter')
  await pressUntilFocused(page, statements.sendThem)
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(statements.sent).toBeFocused()
  await expect(statements.sent).toContainText('1 statement sent by e-mail')
  await expectAccessible(page)

  await pressOn(page, statements.toHandOver.getByRole('link', { name: 'June Print' }))
  await expect(statements.heading).toHaveText(headingOf('June Print'))
  await expect(statements.heading).toBeFocused()
  await pressOn(page, statements.send)
  await pressOn(page, statements.sending.getByRole('button', { name: 'Mark as handed over' }))
  await expect(statements.heading).toHaveText('Review statements')
  await expect(page.getByText('No draft waits')).toBeVisible()
  await expectAccessible(page)

  await pressOn(page, page.getByRole('link', { name: 'Statements', exact: true }).first())
  await expect(page.getByText('0 drafts · 3 sent')).toBeVisible()
  await pressUntilFocused(page, page.getByRole('row').filter({ hasText: 'June Print' }))
  await page.keyboard.press('Enter')
  await expect(statements.heading).toHaveText('Statement 3')
  await expect(statements.history).toContainText('Handed over')
  await expectAccessible(page)

  // On paper there is the statement alone.
  await page.emulateMedia({ media: 'print' })
  await expect(statements.paper).toBeVisible()
  for (const role of ['banner', 'button', 'link', 'search'] as const)
    await expect(page.getByRole(role)).toHaveCount(0)
  await expect(statements.history).toBeHidden()
})
