import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { componentProps } from './component-props.mjs'
import { openDoor } from './open-door.mjs'
import { differenceOf, printProps, silentProps } from './print-props.mjs'

/**
 * Writes every component's props to component-props.snapshot; with --check it only says whether the file is up to date.
 */
const ROOM = join(import.meta.dirname, '..')
const FILE = join(ROOM, 'component-props.snapshot')

const components = componentProps(ROOM, openDoor(ROOM, join(ROOM, 'src/index.ts')))
const now = printProps(components)
const written = existsSync(FILE) ? readFileSync(FILE, 'utf8') : ''

const silent = silentProps(components)

if (!process.argv.includes('--check')) {
  writeFileSync(FILE, now)
  console.log(`component-props.snapshot holds ${components.length} components.`)
} else if (written === now) {
  console.log('component-props.snapshot equals the sources.')
} else {
  console.error(`The components' props have changed:\n${differenceOf(written, now).join('\n')}`)
  console.error('If that is meant: npm run write:api -w @oaklet/design-system, and commit what it wrote.')
  process.exitCode = 1
}
if (silent.length > 0) {
  console.error(`These props don't say what they are for; give each a doc comment: ${silent.join(', ')}`)
  process.exitCode = 1
}
