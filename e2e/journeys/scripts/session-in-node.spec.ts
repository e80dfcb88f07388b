import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { DEMO_EMAILS, DEMO_PASSWORD } from '../../core/demo'
import { expect, test as base } from '../../core/script-test'

const ROOT = join(import.meta.dirname, '../../..')
const TSC = join(ROOT, 'node_modules/typescript/bin/tsc')
const run = promisify(execFile)

/** What a developer needs beside the packages: no DOM, and every declaration is checked. */
const COMPILER_OPTIONS = {
  target: 'ES2023',
  lib: ['ES2023'],
  types: ['node'],
  module: 'NodeNext',
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noPropertyAccessFromIndexSignature: true,
  skipLibCheck: false,
  noEmit: true,
}

/** A package of a developer's own, beside the built packages, that holds the README's example for Node. */
const test = base.extend<{ project: string }>({
  project: async ({}, use) => {
    const cache = join(ROOT, '.cache')
    await mkdir(cache, { recursive: true })
    const folder = await mkdtemp(join(cache, 'in-node-'))
    const readme = await readFile(join(ROOT, 'packages/session/README.md'), 'utf8')
    const example = /^## In Node\n+```ts\n(.*?)^```/ms.exec(readme)?.[1] ?? ''
    await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
    await writeFile(join(folder, 'example.ts'), example)
    await use(folder)
    await rm(folder, { recursive: true })
  },
})

test('needs no DOM types', async ({ project }) => {
  await writeFile(join(project, 'with-dom.ts'), 'export const title = document.title\n')
  const files = ['example.ts', 'with-dom.ts']
  await writeFile(
    join(project, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: COMPILER_OPTIONS, files }),
  )
  const found = await run(process.execPath, [TSC, '-p', project, '--pretty', 'false']).catch(
    (error: unknown) => error,
  )
  const complaints = (found as { stdout: string }).stdout.match(/^.*error TS.*$/gm) ?? []
  // The one complaint shows that DOM types were not there.
  expect(complaints).toEqual([expect.stringMatching(/with-dom\.ts\(1,\d+\): error TS2584: .*'document'/)])
})

test('goes on without a password, as the README shows', async ({ project, product, apiOf }) => {
  const owner = await apiOf('owner')
  const { total } = await owner.api.clients.list(owner)
  const example = (env: Record<string, string>) =>
    run(process.execPath, ['example.ts'], {
      cwd: project,
      env: { PATH: process.env['PATH'], OAKLET_URL: product.address, ...env },
    })
  const first = await example({ OAKLET_EMAIL: DEMO_EMAILS.owner, OAKLET_PASSWORD: DEMO_PASSWORD })
  expect(first.stdout).toBe(`${total} clients\n`)
  expect((await example({})).stdout).toBe(first.stdout)
})
