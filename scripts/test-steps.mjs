import { join } from 'node:path'
import { readPlaywright } from './gate/playwright-report.mjs'
import { readVitest } from './gate/vitest-report.mjs'
import { binary, NODE, ROOT } from './repository.mjs'

/**
 * A step of the gate: a command whose exit code is one test, or that writes a `report` whose `read` answers
 * `{ passed, failed, failures, flaky, slowest }`. It keeps `cores` busy (1), comes `after` the steps of these names,
 * and may do no more of each kind of counted work than its `budget`.
 */
const REPORTS = join(ROOT, '.cache/reports')
const PACKAGES = ['@oaklet/api', '@oaklet/session', '@oaklet/design-system']

const run = (name, ...args) => ({ command: NODE, args: [binary(name), ...args] })
const script = (name, ...args) => ({ command: NODE, args: [join(ROOT, 'scripts', name), ...args] })

/** Turborepo would start as many tasks as there are; another step has the other core. */
const turbo = (task, ...filters) =>
  run('turbo', 'run', task, '--concurrency=1', ...filters.map((filter) => `--filter=${filter}`))

/** A run of Vitest that also writes its report. */
export function vitest(name, ...options) {
  const report = join(REPORTS, `${name}.json`)
  return {
    ...run('vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`, ...options),
    cwd: ROOT,
    report,
    read: readVitest,
  }
}

/** A run of Playwright that also writes its report. */
export function playwright(name, ...options) {
  const report = join(REPORTS, `${name}.json`)
  return {
    ...run('playwright', 'test', '--project=journeys*', '--reporter=line,json', ...options),
    cwd: join(ROOT, 'e2e'),
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    report,
    read: readPlaywright,
    needsBuild: true,
    needsBrowser: true,
    cores: 2,
  }
}

/** A look at the stories that also writes its report. */
export function stories(name, ...options) {
  const report = join(REPORTS, `${name}.json`)
  return {
    ...script('screenshots.mjs', '--counts', report, ...options),
    report,
    read: (outcome) => outcome,
    needsBrowser: true,
    cores: 2,
  }
}

/** What `npm test` runs, in this order, beside each other as far as the cores go; each step runs even when one before it failed. */
export const TEST_STEPS = [
  { name: 'lint', title: 'Lint', ...run('eslint', '.', '--max-warnings', '0') },
  { name: 'format', title: 'Format', ...run('prettier', '--check', '.') },
  {
    name: 'walls',
    title: 'Walls between the rooms',
    ...run('depcruise', '--config', '.dependency-cruiser.mjs', 'packages', 'apps', 'e2e', 'scripts'),
  },
  { name: 'unused', title: 'Unused files, exports and dependencies', ...run('knip') },
  { name: 'types', title: 'Types, and lint that needs them', ...run('oxlint') },
  { name: 'build', title: 'Builds', ...turbo('build') },
  {
    name: 'packages',
    title: 'Packages as published',
    after: ['build'],
    ...turbo('check:package', ...PACKAGES),
  },
  { name: 'budget', title: 'Bundle budget', after: ['build'], isShown: true, ...script('bundle-budget.mjs') },
  {
    name: 'size',
    title: 'Sizes of the session and of each component',
    after: ['build'],
    isShown: true,
    ...script('sizes.mjs'),
  },
  {
    name: 'unit',
    title: 'Unit and server tests',
    after: ['build'],
    cores: 2,
    budget: { database: 212 },
    // Vitest by itself leaves one core idle, in each project.
    ...vitest('unit', '--maxWorkers=100%'),
  },
  {
    name: 'stories',
    title: 'Stories, their plays, pictures and axe',
    after: ['build'],
    ...stories('stories'),
  },
  {
    name: 'journeys',
    title: 'Journeys',
    after: ['build'],
    budget: { journey: 232, page: 274 },
    ...playwright('journeys'),
  },
]

const slowly = playwright('slow', '--timeout=600000')

/** What takes too long for each run, or draws at random: before an issue is closed, and before a release. */
export const LONG_STEPS = [
  {
    name: 'unit',
    title: 'Unit and server tests, with large samples, on both databases',
    cores: 2,
    ...vitest('unit', '--maxWorkers=100%'),
  },
  { name: 'journeys', title: 'Journeys, the long ones too', ...playwright('journeys') },
  {
    name: 'slow',
    title: 'Journeys on a processor that is four times slower',
    ...slowly,
    env: { ...slowly.env, OAKLET_SLOWDOWN: '4' },
  },
  {
    name: 'pictures',
    title: 'Changes that the pictures have to tell',
    cores: 2,
    needsBrowser: true,
    ...script('test-pictures.mjs'),
  },
  {
    name: 'faults',
    title: 'Planted faults, each of which the gate has to find',
    // Alone, because it changes the sources and what is built of them.
    cores: Infinity,
    isShown: true,
    needsBrowser: true,
    ...script('test-faults.mjs'),
  },
  { name: 'mutation', title: 'Mutants of the policies', cores: 2, ...script('test-mutation.mjs') },
  {
    name: 'screen-reader',
    title: 'What Orca says',
    cores: 2,
    needsBuild: true,
    needsBrowser: true,
    ...script('test-screen-reader.mjs'),
  },
].map((step) => ({ ...step, env: { ...step.env, OAKLET_LONG: '1' } }))
