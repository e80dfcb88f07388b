import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../repository.mjs'

const CACHE = join(ROOT, '.cache')
const LAST_RUN = join(CACHE, 'last-run.json')

function git(...args) {
  try {
    return execFileSync('git', args, {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return null
  }
}

/** The commit that stands in the work tree, and whether nothing was changed since; null where git can't say. */
export function whatStands() {
  const commit = git('rev-parse', 'HEAD')
  return { commit, isClean: commit === null ? null : git('status', '--porcelain') === '' }
}

const write = (file, value) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`)

/** Keeps what a run came to, for who asks later, and the tests that passed on their second try. */
export function keepRun({ stands, outcomes, total, seconds, seed }) {
  mkdirSync(CACHE, { recursive: true })
  const steps = outcomes.map(({ title, passed, failed, seconds: taken, work }) => ({
    title,
    passed,
    failed,
    seconds: Math.round(taken),
    work,
  }))
  const failures = outcomes.flatMap((outcome) => outcome.failures)
  const { passed, failed, flaky } = total
  write(LAST_RUN, { ...stands, seed, passed, failed, flaky, failures, seconds: Math.round(seconds), steps })
  write(join(CACHE, 'flaky.json'), flaky)
}

/** What the newest run came to. */
export const readLastRun = () => JSON.parse(readFileSync(LAST_RUN, 'utf8'))
