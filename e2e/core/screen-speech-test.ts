import { join } from 'node:path'
import { beginBeforePage, standBeforePage } from './before-page'
import { expectTranscript } from './expect-transcript'
import { ScreenReader } from './ScreenReader'
import { expect, test as base } from './test'

/** What is another one each day, or after another test. */
const OF_TODAY = [
  [/\b\d{1,2}:\d\d [AP]M\b/g, '{time}'],
  [/\b(Sun|Mon|Tue|Wed|Thu|Fri|Sat), [A-Z][a-z]{2} \d{1,2}\b/g, '{day}'],
  [/\b(Scheduled|Confirmed|Checked in|Completed)\.$/gm, '{status}.'],
  [/\{time\}, [^,]+, \{status\}/g, '{time}, {clinician}, {status}'],
  [/\b1–25 of \d+/g, '1–25 of {count}'],
] as const

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
    const transcript = OF_TODAY.reduce((text, [now, word]) => text.replace(now, word), reader.transcript())
    expectTranscript(transcript, TRANSCRIPTS, [`${name}.spoken.txt`])
  },
  open: async ({ page, reader, baseURL }, use) => {
    await use(async (path) => {
      await reader.open(new URL(path, baseURL).href)
      await expect(page.getByRole('heading', { level: 1 }).last()).toBeVisible()
      await reader.untilItSays('Start push button.', () => standBeforePage(page))
    })
  },
})

export { expect }
