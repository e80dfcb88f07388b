import { join } from 'node:path'
import { beginBeforePage, standBeforePage } from './before-page'
import { expectTranscript } from './expect-transcript'
import { ScreenReader } from './ScreenReader'
import { expect, test as base } from './test'

const TRANSCRIPTS = join(import.meta.dirname, '../screen-reader/screens')

interface WithReader {
  reader: ScreenReader
  /** Opens an address of the product, and stands before its first control. */
  open: (path: string) => Promise<void>
}

/** What Orca says in the product, compared with the transcript that the test is named for. */
export const test = base.extend<WithReader>({
  reader: async ({ page }, use, { title }) => {
    await page.addInitScript(beginBeforePage)
    const reader = new ScreenReader(page)
    await use(reader)
    const name = title.toLowerCase().replaceAll(' ', '-')
    expectTranscript(reader.transcript(), TRANSCRIPTS, [`${name}.spoken.txt`])
  },
  open: async ({ page, reader, baseURL }, use) => {
    await use(async (path) => {
      await reader.open(new URL(path, baseURL).href)
      await expect(page.getByRole('heading', { level: 1 }).last()).toBeVisible()
      await reader.untilItSays('Start push button.', () => standBeforePage(page))
    })
  },
})
