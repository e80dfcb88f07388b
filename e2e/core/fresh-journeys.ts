import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { changedTests, linesOfDiff } from '../../scripts/gate/changed-tests.mjs'

const ROOT = join(import.meta.dirname, '../..')
const JOURNEYS = 'e2e/journeys/'
const DAY_MS = 24 * 60 * 60_000
/** A change that reaches more says little of each: these are the ones that were changed last. */
const MOST_FILES = 5
/** Three times each, more of them would cost the gate minutes. */
const MOST_JOURNEYS = 9
/** What git calls a tree without files. */
const NOTHING = '4b825dc642cb6eb9a060e54bf8d69288fbee4904'

/** One that changed, or all of a file where it may be any of them. */
interface FreshJourney {
  file: string
  title: string | null
  journeys: number
}

const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' })

const sourceOf = (file: string) => readFileSync(join(ROOT, file), 'utf8')

function freshIn(file: string, base: string): FreshJourney[] {
  const source = sourceOf(file)
  const titles = changedTests(source, linesOfDiff(git('diff', '--unified=0', base, '--', file)))
  if (titles === null) return [{ file, title: null, journeys: source.match(/^ *test\(/gm)?.length ?? 0 }]
  return titles.map((title) => ({ file, title, journeys: 1 }))
}

/** What the commits of the newest commit's last day changed, the file that was changed last first. */
function changedLately(): FreshJourney[] {
  try {
    const newestMs = Date.parse(git('log', '-1', '--format=%cI').trim())
    const since = new Date(newestMs - DAY_MS).toISOString()
    const base = git('rev-list', '-1', `--before=${since}`, 'HEAD').trim() || NOTHING
    const range = ['log', `--since=${since}`, '--name-only', '--format=', '--diff-filter=d']
    return [...new Set(git(...range, '--', JOURNEYS).split('\n'))]
      .filter((file) => file.endsWith('.spec.ts') && existsSync(join(ROOT, file)))
      .slice(0, MOST_FILES)
      .flatMap((file) => freshIn(file, base))
  } catch {
    // A copy without its history has no fresh journeys.
    return []
  }
}

/** As many as do not hold too many journeys together; the first in any case. */
function theFirst(all: readonly FreshJourney[]): readonly FreshJourney[] {
  let journeys = 0
  const surplus = all.findIndex((fresh, index) => {
    journeys += fresh.journeys
    return index > 0 && journeys > MOST_JOURNEYS
  })
  return surplus < 0 ? all : all.slice(0, surplus)
}

const escaped = (words: string) => words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * Finds the journeys that the last day's commits changed, as patterns of their files and titles. They run three times
 * and none is tried again, so that one that fails by chance does not get in. A change that reaches many, such as a new
 * name for a screen, says little of each and would cost the gate many minutes: then it is the few that were changed last.
 */
export const findFreshJourneys = (): { file: string; pattern: RegExp }[] =>
  theFirst(changedLately()).map(({ file, title }) => {
    const inFile = escaped(file.slice(JOURNEYS.length))
    return { file, pattern: new RegExp(title === null ? inFile : `${inFile} ${escaped(title)}(?= |$)`) }
  })
