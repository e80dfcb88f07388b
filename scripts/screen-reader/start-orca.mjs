import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { runQuietly } from '../repository.mjs'

const SPEECH = join(import.meta.dirname, 'silent-speech')
const START_MS = 30_000
const LOOK_MS = 250

/** A page that opens is not read to its end: a transcript is of what a person does in it. */
const general = { sayAllOnLoad: false }
const profile = { profile: ['Default', 'default'], pronunciations: {}, keybindings: {}, ...general }
const PREFERENCES = { general, profiles: { default: profile }, pronunciations: {}, keybindings: {} }

/** The first line that a program prints once it can be used: a display's number, a bus's address. */
async function firstLine(child) {
  for await (const line of createInterface({ input: child.stdout })) return line
  throw new Error(`${child.spawnfile} ended before it was ready.`)
}

async function untilItSpeaks(says) {
  for (let waited = 0; waited < START_MS; waited += LOOK_MS) {
    if (existsSync(says)) return
    await wait(LOOK_MS)
  }
  throw new Error(
    `Orca has said nothing within ${START_MS / 1000} s; on a busy machine it can stop while starting.`,
  )
}

/**
 * Starts Orca on a screen, a message bus and settings of its own, so that it meets nothing of the person's desktop.
 * The answer is the environment for a browser that Orca shall read, with the file of what it says in `ORCA_SAYS`, and
 * how to stop it all.
 */
export async function startOrca() {
  const folder = mkdtempSync(join(tmpdir(), 'oaklet-orca-'))
  const says = join(folder, 'says.jsonl')
  const children = []
  const env = { ...process.env, XDG_RUNTIME_DIR: folder, ACCESSIBILITY_ENABLED: '1', ORCA_SAYS: says }
  const start = (program, args, output = 'ignore') => {
    // Each leads a group of its own, for what it starts in turn has to end with it.
    const child = spawn(program, args, { env, stdio: ['ignore', output, 'ignore'], detached: true })
    children.push(child)
    return child
  }
  const stop = async () => {
    const running = children.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null)
    for (const { pid } of running.toReversed()) process.kill(-pid, 'SIGKILL')
    await Promise.all(running.map((child) => once(child, 'close')))
    rmSync(folder, { recursive: true, force: true })
  }
  // A terminal's Ctrl+C doesn't reach groups of their own.
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => void stop().then(() => process.exit(1)))
  try {
    const bus = start('dbus-daemon', ['--session', '--nofork', '--print-address=1'], 'pipe')
    env.DBUS_SESSION_BUS_ADDRESS = await firstLine(bus)
    const screen = start('Xvfb', ['-displayfd', '1', '-screen', '0', '1440x1000x24'], 'pipe')
    env.DISPLAY = `:${await firstLine(screen)}`
    start('openbox', [])
    const on = ['set', 'org.gnome.desktop.interface', 'toolkit-accessibility', 'true']
    await runQuietly('gsettings', on, { env })
    start('/usr/libexec/at-spi-bus-launcher', ['--launch-immediately'])
    env.PYTHONPATH = SPEECH
    const preferences = join(folder, 'orca')
    mkdirSync(preferences)
    writeFileSync(join(preferences, 'user-settings.conf'), JSON.stringify(PREFERENCES))
    start('/usr/bin/python3', ['/usr/bin/orca', `--user-prefs=${preferences}`])
    await untilItSpeaks(says)
    return { env, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
