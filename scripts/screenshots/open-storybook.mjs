import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { binary, environment, NODE, ROOT, runQuietly } from '../repository.mjs'
import { serveFolder } from './serve-folder.mjs'

const BUILT = join(ROOT, 'apps/docs/storybook-static')

async function build() {
  console.log('  Building Storybook, unless it is fresh…')
  const args = [binary('turbo'), 'run', 'build', '--filter=@oaklet/docs']
  const { code, output } = await runQuietly(NODE, args, {
    env: environment({ TURBO_TELEMETRY_DISABLED: '1', STORYBOOK_DISABLE_TELEMETRY: '1' }),
  })
  if (code !== 0) throw new Error(`${output}\nStorybook could not be built.`)
  return BUILT
}

/** The Storybook to look at: a running one, a built one, or this repository's own, built where it is stale. */
export async function openStorybook(from) {
  const isRunning = from?.startsWith('http') ?? false
  const folder = from === undefined ? await build() : resolve(from)
  if (!isRunning && !existsSync(join(folder, 'index.json'))) throw new Error(`${folder} holds no Storybook.`)
  const { address, stop } = isRunning
    ? { address: from.replace(/\/$/, ''), stop: () => undefined }
    : await serveFolder(folder)
  const answer = await fetch(`${address}/index.json`)
  return { address, stop, index: await answer.json() }
}
