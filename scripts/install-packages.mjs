import { existsSync } from 'node:fs'
import { runQuietly } from './repository.mjs'

/** Whether this process may install Debian's packages. */
export const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** Installs packages of Debian; throws what it printed, followed by how a person can do it. */
export async function installPackages(packages, sayHow) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  // The package lists of a fresh machine are empty or stale.
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    const { code, output } = await runQuietly('apt-get', args, { env })
    if (code !== 0) throw new Error(`${output}\n${sayHow}`)
  }
}
