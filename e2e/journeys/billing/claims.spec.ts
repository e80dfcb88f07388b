import { expectAccessible } from '../../core/accessibility'
import { insuredSession } from '../../core/insured-session'
import { chooseByTyping, pressOn, pressUntilFocused } from '../../core/keyboard'
import { expect, test } from '../../core/test'
import { untilQuiet } from '../../core/until-quiet'
import { BillingHomePage } from '../../screens/BillingHomePage'
import { ClaimsPage } from '../../screens/ClaimsPage'

const FILE = 'Claims file 1'

test('a claim is made of an insured session, put right and marked as sent, by keyboard alone', async ({
  page,
  practice,
  startSignedIn,
}) => {
  await insuredSession(practice, 'Insured')
  await startSignedIn(practice)
  await page.goto('/billing')
  await pressOn(page, new BillingHomePage(page).waiting(/^1 insured session on no claim$/))
  const claims = new ClaimsPage(page)
  await expect(claims.rowOf('June Insured')).toContainText('Add a diagnosis')
  await expectAccessible(page)

  await pressOn(page, claims.make)
  await expect(claims.made).toBeFocused()
  await expect(claims.made).toContainText('1 claim made')
  await pressOn(page, claims.toFix)
  await pressUntilFocused(page, claims.rowOf('June Insured'))
  await expectAccessible(page)
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
  await expect(claims.markSent(FILE)).toBeVisible()
  await expectAccessible(page)
  await pressOn(page, claims.markSent(FILE))
  await expect(claims.markSent(FILE)).toBeHidden()
  await expect(claims.heading).toBeFocused()
  await expect(claims.file(FILE)).toContainText('Sent')
  await untilQuiet(page)
  await expectAccessible(page)
})
