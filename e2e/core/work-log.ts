import { appendFileSync } from 'node:fs'
import type { Browser } from '@playwright/test'

/** Adds a line to the file that the run counts its work in, if it was asked to. */
function note(work: 'journey' | 'page'): void {
  const file = process.env['OAKLET_WORK_LOG']
  if (file) appendFileSync(file, `${work}\n`)
}

/** Counts a journey. */
export function countJourney(): void {
  note('journey')
}

/** Counts every page that a browser opens from now on. */
export function countPages(browser: Browser): void {
  browser.on('context', (context) => {
    context.on('page', () => {
      note('page')
    })
  })
}
