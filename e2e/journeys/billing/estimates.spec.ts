import { expectAccessible } from '../../core/accessibility'
import { clientInput } from '../../core/client-input'
import { chooseFromMenu, pressOn, pressUntilFocused, typeInto } from '../../core/keyboard'
import { book, instantAt, today } from '../../core/practice-day'
import { expect, test } from '../../core/test'
import { untilQuiet } from '../../core/until-quiet'
import { BillingHomePage } from '../../screens/BillingHomePage'
import { EstimatesPage } from '../../screens/EstimatesPage'

const address = { street: '12 Elm Street', city: 'Albany', state: 'NY', zipCode: '12207-1512', country: 'US' }
/** Ten business days ahead, whatever holidays lie between. */
const FAR_AHEAD_DAYS = 21

test('an estimate that is due is made, changed and sent, by keyboard alone', async ({
  page,
  practice,
  startSignedIn,
}) => {
  const { api, practiceId } = practice
  await api.billingProfiles.create(
    { practiceId },
    {
      ...{ name: 'Elm Therapy PLLC', firstName: '', entity: 'organization', npi: '1234567893' },
      ...{ taxIdKind: 'ein', taxId: '141234567', taxonomyCode: '193200000X', phone: '5185550100' },
      ...{ address, payToAddress: null },
    },
  )
  const client = await api.clients.create(practice, clientInput('Expected'))
  await book(practice, client, { startsAt: instantAt(today(FAR_AHEAD_DAYS), '09:00') })

  await startSignedIn(practice)
  await page.goto('/billing')
  await pressOn(page, new BillingHomePage(page).waiting(/^1 Good Faith Estimate is due/))
  const estimates = new EstimatesPage(page)
  await expect(estimates.heading).toHaveText('Estimates that are due')
  await expect(estimates.heading).toBeFocused()
  await expect(estimates.rowOf('June Expected')).toContainText('Sessions are booked')
  await expectAccessible(page)

  await pressUntilFocused(page, estimates.rowOf('June Expected'))
  await pressUntilFocused(page, estimates.makeFor('June Expected'), { key: 'ArrowRight', atMost: 10 })
  await page.keyboard.press('Enter')
  await expect(estimates.heading).toHaveText('Draft estimate')
  await expect(estimates.heading).toBeFocused()
  await untilQuiet(page)
  await expect(estimates.paper).toContainText('$150.00')
  await expectAccessible(page)

  await pressOn(page, estimates.edit)
  const [first, second] = [estimates.service(1), estimates.service(2)]
  await typeInto(page, first.getByRole('textbox', { name: 'When' }), 'Weekly')
  await typeInto(page, first.getByRole('textbox', { name: 'Expected' }), '12')
  await chooseFromMenu(page, estimates.addService, '90785 Interactive complexity')
  await expect(second).toBeFocused()
  await expectAccessible(page)
  await typeInto(page, second.getByRole('textbox', { name: 'Expected' }), '2')
  await pressOn(page, estimates.save)
  await expect(estimates.editing).toBeHidden()
  await expect(estimates.paper).toContainText('$1,850.00')
  await expect(estimates.edit).toBeFocused()

  await pressOn(page, estimates.send)
  await expect(estimates.sending.getByRole('radio', { name: /june@client.example/ })).toBeChecked()
  await expectAccessible(page)
  await pressOn(page, estimates.sending.getByRole('button', { name: 'Send by e-mail' }))
  await expect(estimates.sending).toBeHidden()
  await expect(estimates.heading).toHaveText('Good Faith Estimate 1')
  await expect(estimates.history).toContainText('Sent by e-mail to june@client.example')

  // On paper there is the estimate alone.
  await page.emulateMedia({ media: 'print' })
  await expect(estimates.paper).toBeVisible()
  for (const role of ['banner', 'button', 'link', 'search'] as const)
    await expect(page.getByRole(role)).toHaveCount(0)
  await expect(estimates.history).toBeHidden()
  await page.emulateMedia({ media: null })
  await untilQuiet(page)
  await expectAccessible(page)

  const trail = page.getByRole('navigation', { name: 'Breadcrumbs' })
  await pressUntilFocused(page, trail.getByRole('link', { name: 'Estimates' }), { key: 'Shift+Tab' })
  await page.keyboard.press('Enter')
  await expect(estimates.heading).toHaveText('Good Faith Estimates')
  await expect(estimates.rowOf('June Expected')).toContainText('$1,850.00')
  await pressOn(page, page.getByRole('main').getByRole('link', { name: 'See what is due' }))
  await expect(page.getByText('No estimate is due')).toBeVisible()
  await expectAccessible(page)
})
