import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')
const DAY_MS = 24 * 60 * 60_000
/** A change that reaches more says little of each: these are the ones that were changed last. */
const MOST_FILES = 5
/** The more journeys are in the files, the fewer files: three times each, they cost the gate minutes. */
const MOST_JOURNEYS = 12

const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' })

/** Files that the commits of the newest commit's last day changed, the latest change first. */
function changedLately(): string[] {
  try {
    const newestMs = Date.parse(git('log', '-1', '--format=%cI').trim())
    const since = new Date(newestMs - DAY_MS).toISOString()
    const range = ['log', `--since=${since}`, '--name-only', '--format=', '--diff-filter=d']
    return [...new Set(git(...range, '--', 'e2e/journeys').split('\n'))]
  } catch {
    // A copy without its history has no fresh journeys.
    return []
  }
}

const countJourneys = (file: string): number =>
  readFileSync(join(ROOT, file), 'utf8').match(/^ *test\(/gm)?.length ?? 0

/** The first of the files, as many as do not hold too many journeys together; one in any case. */
function theFirst(files: readonly string[]): readonly string[] {
  let journeys = 0
  const surplus = files.findIndex((file, index) => {
    journeys += countJourneys(file)
    return index > 0 && (index >= MOST_FILES || journeys > MOST_JOURNEYS)
  })
  return surplus < 0 ? files : files.slice(0, surplus)
}

/**
 * Finds the journeys that the last day's commits changed, as patterns of their files. They run three times and none is
 * tried again, so that one that fails by chance does not get in. A change that reaches many files, such as a new name
 * for a screen, says little of each and would cost the gate many minutes: then it is the few that were changed last.
 */
export const findFreshSpecs = (): string[] =>
  theFirst(changedLately().filter((file) => file.endsWith('.spec.ts') && existsSync(join(ROOT, file)))).map(
    (file) => `**/${file}`,
  )
