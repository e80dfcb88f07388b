import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { unlayeredRules } from './unlayered-rules.mjs'

/** Says whether the build has one style sheet, and whether a consumer's own rules win over everything in it. */
const DIST = join(import.meta.dirname, '../dist')

const sheets = readdirSync(DIST, { recursive: true }).filter((name) => name.endsWith('.css'))
const unlayered = sheets.flatMap((name) => unlayeredRules(readFileSync(join(DIST, name), 'utf8')))
if (sheets.length !== 1) console.error(`The build should have one style sheet, and has: ${sheets.join(', ')}`)
if (unlayered.length > 0) console.error(`Outside of the layers: ${unlayered.join(', ')}`)
if (sheets.length === 1 && unlayered.length === 0) console.log('One style sheet, and all of it in layers.')
else process.exitCode = 1
