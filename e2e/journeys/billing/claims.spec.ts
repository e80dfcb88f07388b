import { expectAccessible } from '../../core/accessibility'
import { countPresses } from '../../core/count-presses'
import { insuredClient, insuredPractice } from '../../core/insured-session'
import { chooseByTyping, pressOn, pressUntilFocused } from '../../core/keyboard'
import { expect, test } from '../../core/test'
import { untilQuiet } from '../../core/until-quiet'
import { BillingHomePage } from '../../screens/BillingHomePage'
import { ClaimsPage } from '../../screens/ClaimsPage'

/** From the sessions of a day, once they are on view, to a file that is downloaded and marked as sent. */
const MOST_PRESSES = 12

test('claims of a day are made and sent with few keys, and one of them is put right first, by keyboard alone', async ({
  page,
  practice,
  startSignedIn,
}) => {
  const payerId = await insuredPractice(practice)
  const diagnoses = ['F41.1']
  await insuredClient(practice, payerId, { lastName: 'Ready', time: '09:00', diagnoses })
  await insuredClient(practice, payerId, { lastName: 'Alsoready', time: '10:00', diagnoses })
  await insuredClient(practice, payerId, { lastName: 'Insured', time: '11:00' })
  await startSignedIn(practice)
  await page.goto('/billing')
  const home = new BillingHomePage(page)
  await pressOn(page, home.waiting(/^3 insured sessions on no claim$/))
  const claims = new ClaimsPage(page)
  await expect(claims.rowOf('June Insured')).toContainText('Add a diagnosis')
  await expect(claims.heading).toBeFocused()
  await untilQuiet(page)
  await expectAccessible(page)

  const presses = await countPresses(page)
  await pressOn(page, claims.make(3))
  await expect(claims.made).toBeFocused()
  await expect(claims.made).toContainText('3 claims made')
  await pressOn(page, claims.makeFileOfMade)
  await expect(claims.download('Claims file 1')).toBeFocused()
  const downloaded = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  await downloaded
  await pressOn(page, claims.markSent('Claims file 1'))
  await expect(claims.markSent('Claims file 1')).toBeHidden()
  expect(await presses(), 'keys from the sessions of a day to a file that is sent').toBeLessThanOrEqual(
    MOST_PRESSES,
  )
  await expect(claims.heading).toBeFocused()
  await expect(claims.file('Claims file 1')).toContainText('Sent')
  await untilQuiet(page)
  await expectAccessible(page)

  await page.goto('/billing')
  await pressOn(page, home.waiting(/^1 claim to fix$/))
  await pressUntilFocused(page, claims.rowOf('June Insured'))
  await page.keyboard.press('Enter')
  await expect(claims.heading).toHaveText(/^Claim K/)
  await untilQuiet(page)
  await expectAccessible(page)

  await pressOn(page, claims.toField('Add a diagnosis'))
  await expect(claims.diagnosis).toBeFocused()
  await chooseByTyping(page, claims.diagnosis, 'F41.1')
  await pressOn(page, claims.save)
  await expect(claims.inTheWay).not.toContainText('Add a diagnosis')
  await expect(claims.history).toContainText('F41.1')
  await pressOn(page, claims.makeFile)
  await expect(claims.download('Claims file 2')).toBeFocused()
  await untilQuiet(page)
  await expectAccessible(page)
})
