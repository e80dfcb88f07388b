import { expectAccessible, expectNoSidewaysScroll } from '../../core/accessibility'
import { PUBLIC_PAGES, statesOf } from '../../core/public-states'
import { expect, test } from '../../core/test'

/** A window of 1280 by 1024 px at 400 %. */
const ZOOMED = { width: 320, height: 256 }
const WIDE = { width: 1280, height: 860 }

for (const publicPage of PUBLIC_PAGES) {
  test(`${publicPage.name}: each state fits 400 %, and keeps its words and controls in forced colours`, async ({
    page,
    problems,
  }) => {
    test.slow()
    problems.expect(/net::ERR_|Network error|status of 500/)
    for (const { name, reach } of statesOf(publicPage)) {
      await test.step(name, async () => {
        await page.setViewportSize(ZOOMED)
        await reach(page)
        await expectNoSidewaysScroll(page)
        await expectAccessible(page)
        const words = await page.getByRole('main').ariaSnapshot()
        await page.setViewportSize(WIDE)
        await page.emulateMedia({ forcedColors: 'active' })
        expect(await page.getByRole('main').ariaSnapshot()).toBe(words)
        await expectAccessible(page)
        const body = await page.screenshot()
        await test.info().attach(`${name}, in forced colours`, { body, contentType: 'image/png' })
        await page.emulateMedia({ forcedColors: null })
      })
    }
  })
}
