import { join } from 'node:path'
import { expect, test } from '../core/test'
import { untilQuiet } from '../core/until-quiet'
import { Frame } from '../screens/Frame'

test('makes the picture of the README', async ({ page, signIn }) => {
  await signIn('owner')
  await expect(new Frame(page).heading).toBeVisible()
  await untilQuiet(page)
  await page.screenshot({
    path: join(import.meta.dirname, '../../docs/screenshot.png'),
    animations: 'disabled',
  })
})
