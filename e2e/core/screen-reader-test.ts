import { test as base } from '@playwright/test'
import { join } from 'node:path'
import { beginBeforePage, standBeforePage } from './before-page'
import { expectTranscript } from './expect-transcript'
import { readerSetting, ScreenReader } from './ScreenReader'

const COMPONENTS = join(import.meta.dirname, '../../packages/design-system/src/components')

interface WithReader {
  reader: ScreenReader
  /**
   * Opens a story of the component that the test is named for, `example` unless another is named; one of another file
   * of its folder is named with that, as `timegridkeys--escape`. No play runs in it.
   */
  open: (story?: string) => Promise<void>
}

/** A test named for a component: what Orca says in it is compared with the transcript in the component's folder. */
export const test = base.extend<WithReader>({
  reader: async ({ page }, use, { title }) => {
    await page.clock.setFixedTime('2026-11-17T15:00:00Z')
    await page.addInitScript(beginBeforePage)
    const reader = new ScreenReader(page)
    await use(reader)
    expectTranscript(reader.transcript(), COMPONENTS, [title, `${title}.spoken.txt`])
  },
  open: async ({ page, reader }, use, { title }) => {
    const component = title.toLowerCase()
    await use(async (story = 'example') => {
      if (story !== 'example') reader.heading(story.replace('--', ', '))
      const id = `components-${component}-${story.includes('--') ? '' : '-'}${story}`
      await reader.open(`${readerSetting('STORYBOOK')}/iframe.html?embed=true&viewMode=story&id=${id}`)
      const isModal = (await page.locator('[role=dialog], [role=alertdialog]').count()) > 0
      if (!isModal) await reader.untilItSays('Start push button.', () => standBeforePage(page))
    })
  },
})
