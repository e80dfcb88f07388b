import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { isStartError } from '../StartError'
import { connectPglite } from './connect-pglite'
import { openingFailure } from './opening-failure'

const ABORTED = new Error('Aborted(). Build with -sASSERTIONS for more info.')
const coded = (code: string) => Object.assign(new Error('no'), { code })
const PLENTY = 10 ** 12

it.each([
  ['there is no room', ABORTED, 1_000_000, /the disk is full\. Make room on it and start again/],
  ['the disk says that it is full', coded('ENOSPC'), PLENTY, /the disk is full/],
  [
    'the files belong to somebody else',
    coded('EACCES'),
    PLENTY,
    /Give the folder to the user who starts Oaklet/,
  ],
  ['the files belong to somebody else and room is short', coded('EACCES'), 0, /Give the folder/],
  ['the disk fails and room is short', coded('EIO'), 0, /it failed with EIO\. Leave the folder as it is/],
  ['the engine stops', ABORTED, PLENTY, /damaged or missing.* OAKLET_DATA_DIR/],
])('when %s, it says what to do', (_, error, freeBytes, words) => {
  const { message, cause } = openingFailure('/srv/oaklet', error, freeBytes)
  expect(cause).toBe(error)
  expect(message).toMatch(/^The database in \/srv\/oaklet can't be opened: /)
  expect(message).toMatch(words)
  expect(message).not.toContain('ASSERTIONS')
})

it('a folder that holds no whole database is told of in these words', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'oaklet-broken-'))
  mkdirSync(join(folder, 'database'))
  writeFileSync(join(folder, 'database', 'PG_VERSION'), '18\n')
  const failure = await connectPglite(folder).catch((error: unknown) => error)
  rmSync(folder, { recursive: true })
  expect(isStartError(failure) ? failure.message : failure).toMatch(/damaged or missing/)
})
