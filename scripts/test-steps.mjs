import { join } from 'node:path'
import { countPlaywright, countVitest, failuresOfPlaywright, failuresOfVitest } from './count-tests.mjs'
import { binary, NODE, ROOT } from './repository.mjs'

const REPORTS = join(ROOT, '.cache/reports')
const PACKAGES = ['@oaklet/api', '@oaklet/session', '@oaklet/design-system']

const run = (name, ...args) => ({ command: NODE, args: [binary(name), ...args] })
const turbo = (task, ...filters) =>
  run('turbo', 'run', task, ...filters.map((filter) => `--filter=${filter}`))

/** A run of Vitest that also writes what to count. */
function vitest(name, room = '.', ...options) {
  const report = join(REPORTS, `${name}.json`)
  return {
    ...run('vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`, ...options),
    cwd: join(ROOT, room),
    report,
    count: countVitest,
    failures: failuresOfVitest,
  }
}

function playwright(name) {
  const report = join(REPORTS, `${name}.json`)
  return {
    ...run('playwright', 'test', '--project=journeys*', '--reporter=line,json'),
    cwd: join(ROOT, 'e2e'),
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    report,
    count: countPlaywright,
    failures: failuresOfPlaywright,
  }
}

/** One page holds what it has shown until it is out of memory, so each part of the stories has a browser of its own. */
const STORY_PARTS = 8
const stories = Array.from({ length: STORY_PARTS }, (_, index) => {
  const part = index + 1
  return {
    name: 'stories',
    title: `Stories, with plays and axe, part ${part} of ${STORY_PARTS}`,
    needsBrowser: true,
    ...vitest(`stories-${part}`, 'apps/docs', `--shard=${part}/${STORY_PARTS}`),
  }
})

const pictures = {
  name: 'screenshots',
  title: 'Stories beside their pictures, and axe in other modes',
  needsBrowser: true,
  command: NODE,
  args: [join(ROOT, 'scripts/screenshots.mjs'), '--counts', join(REPORTS, 'screenshots.json')],
  report: join(REPORTS, 'screenshots.json'),
  count: (counts) => counts,
  isShown: true,
}

/** What `npm test` runs, in this order; each step runs even when one before it failed. */
export const TEST_STEPS = [
  { name: 'format', title: 'Format', ...run('prettier', '--check', '.') },
  { name: 'lint', title: 'Lint', ...run('eslint', '.', '--max-warnings', '0', '--concurrency', '2') },
  {
    name: 'walls',
    title: 'Walls between the rooms',
    ...run('depcruise', '--config', '.dependency-cruiser.mjs', 'packages', 'apps', 'e2e', 'scripts'),
  },
  { name: 'unused', title: 'Unused files, exports and dependencies', ...run('knip') },
  { name: 'types', title: 'Types', ...turbo('typecheck') },
  // Vitest by itself leaves one core idle, in each project.
  { name: 'unit', title: 'Unit and server tests', ...vitest('unit', '.', '--maxWorkers=100%') },
  { name: 'build', title: 'Builds', ...turbo('build') },
  { name: 'packages', title: 'Packages as published', ...turbo('check:package', ...PACKAGES) },
  {
    name: 'budget',
    title: 'Bundle budget',
    command: NODE,
    args: [join(ROOT, 'scripts/bundle-budget.mjs')],
    isShown: true,
  },
  {
    name: 'size',
    title: 'Sizes of the session and of each component',
    command: NODE,
    args: [join(ROOT, 'scripts/sizes.mjs')],
    isShown: true,
  },
  ...stories,
  pictures,
  { name: 'journeys', title: 'Journeys', needsBuild: true, needsBrowser: true, ...playwright('journeys') },
]
