import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const BUILD = join(import.meta.dirname, '../../apps/web/dist')

/** Copies the built web application as another release of it: the same, but every script has another name. */
export async function copyBuild(folder: string, release: string): Promise<void> {
  await cp(BUILD, folder, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) })
  const assets = join(folder, 'assets')
  const scripts = (await readdir(assets)).filter((name) => name.endsWith('.js'))
  const renamed = (name: string) => name.replace(/\.js$/, `-${release}.js`)
  const names = new RegExp(scripts.map((name) => name.replaceAll('.', '\\.')).join('|'), 'g')
  for (const path of [join(folder, 'index.html'), ...scripts.map((name) => join(assets, name))]) {
    await writeFile(path, (await readFile(path, 'utf8')).replace(names, renamed))
  }
  for (const name of scripts) await rename(join(assets, name), join(assets, renamed(name)))
  await rm(join(folder, '.vite'), { recursive: true, force: true })
}
