import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')
const DAY_MS = 24 * 60 * 60_000
/** Of a change that reaches more files, these are the ones that were changed last. */
const MOST = 5

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

/**
 * Finds the journeys that the last day's commits changed, as patterns of their files. They run three times and none is
 * tried again, so that one that fails by chance does not get in. A change that reaches many files, such as a new name
 * for a screen, says little of each and would cost the gate many minutes: then it is the few that were changed last.
 */
export const findFreshSpecs = (): string[] =>
  changedLately()
    .filter((file) => file.endsWith('.spec.ts'))
    .slice(0, MOST)
    .map((file) => `**/${file}`)
