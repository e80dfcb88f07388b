import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installPackages, mayInstall } from '../install-packages.mjs'

const PACKAGES = ['orca', 'at-spi2-core', 'xvfb', 'dbus', 'openbox', 'libglib2.0-bin']
const PROGRAMS = ['orca', 'Xvfb', 'dbus-daemon', 'openbox', 'gsettings']
const BUS_LAUNCHER = '/usr/libexec/at-spi-bus-launcher'

const SAY_HOW =
  'The transcripts are of Orca, which runs on Linux. On Debian and Ubuntu this command installs what it needs when ' +
  `it runs as root, or: apt-get install ${PACKAGES.join(' ')}`

const isOnPath = (program) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)))

const isThere = () => PROGRAMS.every(isOnPath) && existsSync(BUS_LAUNCHER)

/** Finds the screen reader and its surroundings, or installs them where this process may. */
export async function ensureOrca() {
  if (!isThere() && mayInstall()) {
    console.log('Installing Orca and a screen without a monitor (only this first time)…')
    await installPackages(PACKAGES, SAY_HOW)
  }
  if (!isThere()) throw new Error(SAY_HOW)
}
