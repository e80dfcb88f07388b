import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { binary, environment, NODE, ROOT, runQuietly } from '../repository.mjs'
import { playwright, stories, TEST_STEPS, vitest } from '../test-steps.mjs'
import { partsOf } from './parts-of-change.mjs'

const git = (...args) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '')

/** The files that differ from a commit and are still there, those that git doesn't know yet too. */
function changedSince(base) {
  const known = git('diff', '--name-only', '--diff-filter=d', base)
  const unknown = git('ls-files', '--others', '--exclude-standard')
  return [...new Set([...known, ...unknown])].filter((file) => existsSync(join(ROOT, file)))
}

/** The changed modules and all that reach them by their imports. */
async function affectedSince(base) {
  const args = ['--config', '.dependency-cruiser.mjs', '--affected', base, '--output-type', 'json']
  const command = [binary('depcruise'), ...args, 'packages', 'apps', 'e2e', 'scripts']
  const { output } = await runQuietly(NODE, command, { env: environment() })
  return JSON.parse(output.slice(output.indexOf('{'))).modules.map(({ source }) => source)
}

const step = (name) => TEST_STEPS.find((one) => one.name === name)
const withArgs = (name, tool, ...args) => ({ ...step(name), command: NODE, args: [binary(tool), ...args] })

/** Vitest's run of the tests that reach some files by their imports. */
function related(files) {
  const { args, ...rest } = vitest('related', '--maxWorkers=100%', '--passWithNoTests', '--run', ...files)
  return { ...rest, args: args.with(1, 'related') }
}

/** The steps of the gate, each narrowed to what a change since `base` touches. It is no gate: it is quick. */
export async function changedSteps(base = 'HEAD') {
  const changed = changedSince(base)
  const parts = partsOf(changed, await affectedSince(base))
  const folders = parts.journeys.filter((folder) => existsSync(join(ROOT, 'e2e/journeys', folder)))
  const steps = {
    format: changed.length > 0 && withArgs('format', 'prettier', '--check', '--ignore-unknown', ...changed),
    lint:
      parts.code.length > 0 &&
      withArgs('lint', 'eslint', '--max-warnings', '0', '--no-warn-ignored', ...parts.code),
    walls: parts.code.length > 0 && step('walls'),
    types: parts.rooms.length > 0 && withArgs('types', 'oxlint', ...parts.rooms),
    related: parts.related.length > 0 && {
      name: 'related',
      title: 'Tests that reach the change',
      cores: 2,
      ...related(parts.related),
    },
    modules: parts.modules.length > 0 && {
      name: 'modules',
      title: 'Tests of the server’s modules',
      cores: 2,
      ...vitest('modules', '--maxWorkers=100%', ...parts.modules),
    },
    stories: parts.stories.length > 0 && {
      ...step('stories'),
      ...stories('stories', '--only', parts.stories.join(',')),
    },
    journeys: folders.length + parts.specs.length > 0 && {
      ...step('journeys'),
      ...playwright('journeys', ...folders.map((folder) => `journeys/${folder}/`), ...parts.specs),
    },
  }
  return Object.values(steps)
    .filter((one) => one !== false)
    .map((one) => ({ ...one, budget: undefined }))
}
