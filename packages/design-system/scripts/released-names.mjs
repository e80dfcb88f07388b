import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openDoor } from './open-door.mjs'
import { brokenPromises, isMajorMeant, promisesOf } from './promises.mjs'

/**
 * Holds what the last release promised against what is exported now; `npm run release:version` at the root calls it with
 * --write, once the changesets have become a version.
 */
const ROOM = join(import.meta.dirname, '..')
const CHANGESETS = join(ROOM, '../../.changeset')
const FILE = join(ROOM, 'released-names.json')

const read = (folder, name) => readFileSync(join(folder, name), 'utf8')

const { name, version } = JSON.parse(read(ROOM, 'package.json'))
const current = promisesOf(ROOM, openDoor(ROOM, join(ROOM, 'src/index.ts')))

if (process.argv.includes('--write')) {
  writeFileSync(FILE, `${JSON.stringify({ version, ...current }, null, 2)}\n`)
  console.log(`released-names.json holds what ${version} promises: ${current.names.length} names and props.`)
} else {
  const changesets = readdirSync(CHANGESETS).filter((file) => file.endsWith('.md'))
  const isMajor = isMajorMeant(
    changesets.map((file) => read(CHANGESETS, file)),
    name,
  )
  const broken = isMajor ? [] : brokenPromises(JSON.parse(read(ROOM, 'released-names.json')), current)
  if (broken.length === 0)
    console.log('Everything that the last release promised is there, or was deprecated.')
  else {
    console.error(`Gone without having been deprecated in a release: ${broken.join(', ')}`)
    console.error(
      'Keep it with a @deprecated comment for a minor version, or add a changeset that says major.',
    )
    process.exitCode = 1
  }
}
