import { expect } from '@playwright/test'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isSameTranscript } from '../../scripts/screen-reader/same-transcript.mjs'

/** Compares a transcript with the file `names` in the folder; the order of words at one key press does not count. */
export function expectTranscript(transcript: string, folder: string, names: readonly string[]): void {
  const kept = join(folder, ...names)
  if (existsSync(kept) && isSameTranscript(readFileSync(kept, 'utf8'), transcript)) return
  expect(transcript).toMatchSnapshot([...names])
}
