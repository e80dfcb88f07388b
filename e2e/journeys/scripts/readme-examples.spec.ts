import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test as base } from '../../core/script-test'

const ROOT = join(import.meta.dirname, '../../..')
const run = promisify(execFile)

/** A folder of a developer's own, beside the built packages. */
const test = base.extend<{ project: string }>({
  project: async ({}, use) => {
    const cache = join(ROOT, '.cache')
    await mkdir(cache, { recursive: true })
    const folder = await mkdtemp(join(cache, 'readme-'))
    await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
    await use(folder)
    await rm(folder, { recursive: true })
  },
})

/** The first block of a language, as it stands. */
const firstBlock = (readme: string, language: string): string =>
  new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'ms').exec(readme)?.[1] ?? ''

for (const room of ['api', 'session']) {
  test(`the first example of packages/${room} prints what its README says`, async ({ project, product }) => {
    const readme = await readFile(join(ROOT, 'packages', room, 'README.md'), 'utf8')
    const printed = firstBlock(readme, 'text')
    expect(printed).not.toBe('')
    await writeFile(join(project, 'example.ts'), firstBlock(readme, 'ts'))
    const { stdout } = await run(process.execPath, ['example.ts'], {
      cwd: project,
      env: { PATH: process.env['PATH'], OAKLET_URL: product.address },
    })
    expect(stdout).toBe(printed)
  })
}
