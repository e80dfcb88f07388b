import { test as base, expect, type Page } from '@playwright/test'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isSameTranscript } from '../../scripts/screen-reader/same-transcript.mjs'
import { ScreenReader } from './ScreenReader'

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
    await page.addInitScript(beginBeforeStory)
    const reader = new ScreenReader(page, setting('ORCA_SAYS'))
    await use(reader)
    const transcript = reader.transcript()
    const names = [title, `${title}.spoken.txt`] as const
    const kept = join(COMPONENTS, ...names)
    if (existsSync(kept) && isSameTranscript(readFileSync(kept, 'utf8'), transcript)) return
    expect(transcript).toMatchSnapshot([...names])
  },
  open: async ({ page, reader }, use, { title }) => {
    const component = title.toLowerCase()
    await use(async (story = 'example') => {
      if (story !== 'example') reader.heading(story.replace('--', ', '))
      const id = `components-${component}-${story.includes('--') ? '' : '-'}${story}`
      await reader.open(`${setting('STORYBOOK')}/iframe.html?embed=true&viewMode=story&id=${id}`)
      const isModal = (await page.locator('[role=dialog], [role=alertdialog]').count()) > 0
      if (!isModal) await reader.untilItSays('Start push button.', () => standBefore(page))
    })
  },
})

/** A page of words and a button before the story: Orca begins at the first thing it meets, and then is silent about it. */
function beginBeforeStory() {
  document.addEventListener('DOMContentLoaded', () => {
    const heading = document.createElement('h1')
    heading.textContent = 'Example'
    const start = document.createElement('button')
    start.textContent = 'Start'
    document.body.prepend(heading, start)
  })
}

async function standBefore(page: Page): Promise<void> {
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  })
  await page.locator('body > button').focus()
}

function setting(name: string): string {
  const value = process.env[name]
  if (value === undefined)
    throw new Error('Run this with `npm run test:screen-reader`: it starts Orca first.')
  return value
}
