import { expectAccessible, expectNoSidewaysScroll } from '../../core/accessibility'
import { DEMO_EMAILS } from '../../core/demo'
import { expect, test } from '../../core/test'
import { JoinPage } from '../../screens/JoinPage'

/** A window of 1280 by 1024 px at 400 %. */
const ZOOMED = { width: 320, height: 256 }
const WIDE = { width: 1280, height: 860 }

const INVITATION = {
  organizationName: 'A Practice Of Many Words And Therapists',
  invitedByName: 'Wanda Marsh',
  name: 'Ivy Park',
  email: 'somebody-with-a-rather-long-name@a-practice-of-many-words.example',
  expiresAt: '2030-01-01T00:00:00.000Z',
  hasAccount: false,
}

test('each state fits 400 %, and keeps its words and controls in forced colours', async ({
  page,
  signIn,
}) => {
  test.slow()
  const join = new JoinPage(page)
  const answer = async (changes: Partial<typeof INVITATION>) => {
    await page.unroute('**/invitations/look-up')
    await page.route('**/invitations/look-up', (route) =>
      route.fulfill({ json: { success: true, data: { ...INVITATION, ...changes } } }),
    )
    await page.goto('about:blank')
    await page.goto('/join#token')
  }
  const expectFit = async () => {
    await page.setViewportSize(ZOOMED)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    const words = await page.getByRole('main').ariaSnapshot()
    await page.setViewportSize(WIDE)
    await page.emulateMedia({ forcedColors: 'active' })
    expect(await page.getByRole('main').ariaSnapshot()).toBe(words)
    await expectAccessible(page)
    await page.emulateMedia({ forcedColors: null })
  }

  await page.goto('/join')
  await expect(join.cutOff).toBeVisible()
  await expectFit()
  await page.goto('about:blank')
  await page.goto('/join#00000000-0000-4000-8000-000000000000.nothing')
  await expect(join.notGood).toBeVisible()
  await expectFit()
  await answer({})
  await expect(join.openAccount).toBeVisible()
  await expectFit()
  await answer({ hasAccount: true })
  await expect(join.signInToJoin).toBeVisible()
  await expectFit()
  await signIn('readonly')
  await answer({ hasAccount: true })
  await expect(join.somebodyElse).toBeVisible()
  await expectFit()
  await answer({ hasAccount: true, email: DEMO_EMAILS.readonly })
  await expect(join.join).toBeVisible()
  await expectFit()
})
