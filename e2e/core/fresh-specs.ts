import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')
const DAY_MS = 24 * 60 * 60_000
/** With more files than these, only the last of them run three times. */
const FEW = 10
const LAST = 5

/** The journeys that are too new to be tried again, as patterns of their files. */
export interface FreshSpecs {
  /** They run three times. */
  thrice: string[]
  /** They run once. */
  once: string[]
}

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
 * Finds the journeys that the last day's commits changed. None of them is tried again, so that one that fails by chance
 * does not get in, and they run three times. A change that reaches more than ten files, such as a new name for a screen,
 * says little of each and would cost the gate many minutes: then three times run the five that were changed last.
 */
export function findFreshSpecs(): FreshSpecs {
  const specs = changedLately().filter((file) => file.endsWith('.spec.ts'))
  const repeated = specs.length > FEW ? LAST : specs.length
  const patterns = specs.map((file) => `**/${file}`)
  return { thrice: patterns.slice(0, repeated), once: patterns.slice(repeated) }
}
