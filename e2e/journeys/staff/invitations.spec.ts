import {
  expectAccessible,
  expectAccessibleInForcedColors,
  expectNoSidewaysScroll,
} from '../../core/accessibility'
import { pressIn, pressOn, typeInto } from '../../core/keyboard'
import { nextMail } from '../../core/outbox'
import { expect, test } from '../../core/test'
import { StaffPage } from '../../screens/StaffPage'

const SAVE = 'ControlOrMeta+Enter'

test('somebody is invited, sent the invitation again and no longer invited by keyboard alone', async ({
  page,
  practice,
  problems,
  product,
  startSignedIn,
}) => {
  test.slow()
  problems.expect(/status of 429/)
  const email = `ivy-${practice.practiceId}@practice.example`
  await startSignedIn(practice)
  const staff = new StaffPage(page)
  await staff.open()
  await expect(staff.row('Wanda Marsh')).toContainText('Owner')
  await expectAccessible(page)

  await pressOn(page, staff.invite)
  await expect(staff.name).toBeFocused()
  await expect(staff.choice('Biller')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.type('Ivy Park')
  await page.keyboard.press(SAVE)
  await expect(staff.dialog).toContainText('Choose a role')
  await expectAccessible(page)
  await typeInto(page, staff.email, email)
  await pressOn(page, staff.choice('Biller'), 'Space')
  await page.keyboard.press(SAVE)
  await expect(staff.toast(`Invitation sent to ${email}`)).toBeVisible()
  await expect(staff.invite).toBeFocused()
  await expect(staff.row('Ivy Park')).toContainText('Invited')
  await expect(staff.invitations).toContainText('Runs out')
  expect(await nextMail(product.dataDir, email)).toContain('asks you to join')
  await expectAccessible(page)

  await pressOn(page, staff.sendAgain('Ivy Park'))
  await expect(staff.alert).toContainText('You can send this one again in')
  await expect(staff.sendAgain('Ivy Park')).toBeFocused()
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)
  await expectAccessibleInForcedColors(page)
  await page.setViewportSize({ width: 1280, height: 860 })

  await pressOn(page, staff.revoke('Ivy Park'))
  await expect(staff.question).toBeVisible()
  await expectAccessible(page)
  await pressIn(page, staff.question, 'Escape')
  await expect(staff.revoke('Ivy Park')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(staff.question).toBeVisible()
  await pressOn(page, staff.revokeIt)
  await expect(staff.toast('Invitation of Ivy Park revoked')).toBeVisible()
  await expect(staff.row('Ivy Park')).toHaveCount(0)
  await expect(staff.heading).toBeFocused()
  await expectAccessible(page)
})
