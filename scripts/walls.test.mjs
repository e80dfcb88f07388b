import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import walls from '../.dependency-cruiser.mjs'
import moduleWalls from '../.dependency-cruiser-modules.mjs'
import { oaklet } from './lint-rules/index.mjs'
import {
  PLANTED_CIRCLE,
  PLANTED_CODE,
  PLANTED_EXCUSE,
  PLANTED_EXCUSE_OF_TYPES,
  PLANTED_IMPORTS,
  PLANTED_TYPES,
  SOUND_TREE,
} from './planted-violations.mjs'

const root = join(import.meta.dirname, '..')
const ROOMS = [
  'packages/api',
  'packages/session',
  'packages/design-system',
  'apps/server',
  'apps/web',
  'apps/docs',
  'e2e',
]
const SETTINGS = [
  'package.json',
  'tsconfig.base.json',
  'tsconfig.json',
  'eslint.config.js',
  '.oxlintrc.json',
  '.dependency-cruiser.mjs',
  '.dependency-cruiser-modules.mjs',
]

/** A tree with this repository's settings and rooms, and only the given files in them. */
async function plant(files) {
  const folder = await mkdtemp(join(tmpdir(), 'oaklet-walls-'))
  for (const path of [
    ...SETTINGS,
    ...ROOMS.flatMap((room) => [`${room}/package.json`, `${room}/tsconfig.json`]),
  ])
    await cp(join(root, path), join(folder, path))
  await cp(join(root, 'scripts/lint-rules'), join(folder, 'scripts/lint-rules'), { recursive: true })
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  for (const [path, code] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), code)
  }
  return folder
}

/** Runs a tool of this repository there; what it finds makes it exit with a code, not fail to answer. */
const answerOf = (folder, tool, args) =>
  new Promise((resolve, reject) => {
    const options = { cwd: folder, maxBuffer: 64 * 1024 * 1024 }
    execFile(
      process.execPath,
      [join(root, 'node_modules', tool), ...args],
      options,
      (error, stdout, stderr) => {
        try {
          resolve(JSON.parse(stdout))
        } catch {
          reject(new Error(`${tool} gave no report: ${stderr || stdout}`, { cause: error }))
        }
      },
    )
  })

const cruise = (folder) =>
  answerOf(folder, '.bin/depcruise', [
    ...['--config', '.dependency-cruiser.mjs', '--output-type', 'json'],
    ...['packages', 'apps', 'e2e'],
  ])

const cruiseModules = (folder) =>
  answerOf(folder, '.bin/depcruise', [
    ...['--config', '.dependency-cruiser-modules.mjs', '--output-type', 'json'],
    'apps/server/src/modules',
  ])

const lint = (folder) =>
  answerOf(folder, '.bin/eslint', [
    '--format',
    'json',
    '--max-warnings',
    '0',
    ...['packages', 'apps', 'e2e', 'scripts'],
  ])

const lintTypes = (folder) => answerOf(folder, '.bin/oxlint', ['--format', 'json', ...ROOMS])

const folders = []
const planted = async (files) => {
  const folder = await plant(files)
  folders.push(folder)
  return folder
}
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))))

describe('the walls between the rooms', () => {
  let sound
  let broken
  beforeAll(async () => {
    sound = (await cruise(await planted(SOUND_TREE))).summary.violations
    const plants = PLANTED_IMPORTS.map(([, path, target, extra]) => ({
      [path]: `import '${target}'\n`,
      ...extra,
    }))
    broken = (await cruise(await planted(Object.assign({}, SOUND_TREE, ...plants)))).summary.violations
  }, 120_000)

  it('lets the doors be used', () => {
    expect(sound).toEqual([])
  })

  it.each(PLANTED_IMPORTS)('%s stops %s', (rule, path) => {
    expect(broken.filter(({ from }) => from === path).map((found) => found.rule.name)).toContain(rule)
  })

  it('has a planted violation for every rule', () => {
    const names = walls.forbidden.map(({ name }) => name)
    expect(new Set(PLANTED_IMPORTS.map(([rule]) => rule))).toEqual(new Set(names))
  })
})

describe('the wall between the modules of the server', () => {
  it('lets one module use another', async () => {
    expect((await cruiseModules(await planted(SOUND_TREE))).summary.violations).toEqual([])
  }, 60_000)

  it('stops a circle of modules in which no file needs itself', async () => {
    const folder = await planted({ ...SOUND_TREE, ...PLANTED_CIRCLE })
    expect((await cruise(folder)).summary.violations).toEqual([])
    const { violations } = (await cruiseModules(folder)).summary
    expect(violations.map((found) => found.rule.name)).toContain('server-modules-in-no-circle')
    expect(moduleWalls.forbidden.map(({ name }) => name)).toEqual(['server-modules-in-no-circle'])
  }, 60_000)
})

describe('the walls inside a file', () => {
  let messages
  beforeAll(async () => {
    const plants = PLANTED_CODE.map(([, path, code, extra]) => ({ [path]: code, ...extra }))
    const files = Object.assign({ [PLANTED_EXCUSE.path]: PLANTED_EXCUSE.code }, ...plants)
    const folder = await planted(files)
    const results = await lint(folder)
    messages = (path) => results.find(({ filePath }) => filePath.endsWith(`/${path}`))?.messages ?? []
  }, 120_000)

  it.each(PLANTED_CODE)('%s stops %s', (rule, path) => {
    expect(messages(path).map(({ ruleId }) => ruleId)).toContain(rule)
  })

  it('has a planted violation for every rule of its own', () => {
    const planted = new Set(PLANTED_CODE.map(([rule]) => rule))
    expect(Object.keys(oaklet.rules).filter((name) => !planted.has(`oaklet/${name}`))).toEqual([])
  })

  it('finds a comment that switches rules off, and what it was to hide', () => {
    const found = messages(PLANTED_EXCUSE.path)
    expect(found.some(({ message }) => message.includes('noInlineConfig'))).toBe(true)
    expect(found.map(({ ruleId }) => ruleId)).toContain('oaklet/no-ambient')
  })
})

describe('the walls that need types or React’s compiler', () => {
  let codes
  beforeAll(async () => {
    const plants = PLANTED_TYPES.map(([, path, code]) => ({ [path]: code }))
    const excuse = { [PLANTED_EXCUSE_OF_TYPES.path]: PLANTED_EXCUSE_OF_TYPES.code }
    const { diagnostics } = await lintTypes(await planted(Object.assign(excuse, ...plants)))
    codes = (path) => diagnostics.filter(({ filename }) => filename === path).map(({ code }) => code)
  }, 120_000)

  it.each(PLANTED_TYPES)('%s stops %s', (code, path) => {
    expect(codes(path)).toContain(code)
  })

  it('a comment for the other linter switches none of them off', () => {
    expect(codes(PLANTED_EXCUSE_OF_TYPES.path)).toContain('typescript(require-await)')
  })
})

it('fails both lints on a warning too', async () => {
  const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  expect(scripts.lint).toContain('--max-warnings 0')
  expect(await readFile(join(root, '.oxlintrc.json'), 'utf8')).toContain('"maxWarnings": 0')
})
