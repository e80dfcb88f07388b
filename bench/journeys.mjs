// What people wait for while the journeys run on a processor four (or SLOWDOWN) times slower: INP, CLS and LCP,
// beside a key pressed in an empty page under the same conditions. After `npm run build`:
// npm run journeys --prefix bench [-- journeys/clients …], on a machine with nothing else to do
import { chromium } from 'playwright-core'
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { BROWSER_FLAGS, findBrowser } from '../scripts/browser.mjs'
import { binary, NODE, ROOT } from '../scripts/repository.mjs'

const SLOWDOWN = Number(process.env.SLOWDOWN ?? 4)
const KEYS = 40
/** Those that use the pages; the others restart servers or call the API alone. */
const ROOMS = [
  'billing',
  'calendar',
  'clients',
  'dashboard',
  'day',
  'notifications',
  'search',
  'settings',
  'shell',
  'sign-in',
]
const chosen = process.argv.slice(2)
const folder = mkdtempSync(join(tmpdir(), 'oaklet-vitals-'))
const file = join(folder, 'vitals.ndjson')

const atShare = (values, share) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0
const ms = (value) => `${Math.round(value)} ms`
const greater = (one, other) => (other.value > one.value ? other : one)
const byValue = (one, other) => other.value - one.value

/** The time from a key to the next paint in a page that holds one text field: what the browser itself needs. */
async function emptyPage() {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: [...BROWSER_FLAGS] })
  try {
    const page = await browser.newPage()
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    await page.setContent('<label>Text <input autofocus></label>')
    await page.evaluate(() => {
      globalThis.durations = []
      new PerformanceObserver((list) => {
        globalThis.durations.push(...list.getEntries().map(({ duration }) => duration))
      }).observe({ type: 'event', durationThreshold: 16 })
    })
    for (let key = 0; key < KEYS; key += 1) await page.keyboard.press('a', { delay: 20 })
    await page.waitForTimeout(200)
    const durations = await page.evaluate(() => globalThis.durations)
    return atShare(durations, 0.5) || 16
  } finally {
    await browser.close()
  }
}

function runJourneys() {
  const rooms = chosen.length > 0 ? chosen : ROOMS.map((room) => `journeys/${room}`)
  const options = [
    'test',
    '--project=journeys',
    '--workers=1',
    '--timeout=360000',
    '--reporter=dot',
    ...rooms,
  ]
  const run = spawn(NODE, [binary('playwright'), ...options], {
    cwd: join(ROOT, 'e2e'),
    env: { ...process.env, OAKLET_VITALS: file, OAKLET_SLOWDOWN: String(SLOWDOWN) },
    stdio: ['ignore', 2, 2],
  })
  return new Promise((resolve) => run.on('close', resolve))
}

try {
  const floor = await emptyPage()
  const code = await runJourneys()
  const vitals = readFileSync(file, 'utf8').trim().split('\n').map(JSON.parse)
  const of = (kind) => vitals.filter((vital) => vital.kind === kind)
  const interactions = Object.values(Object.groupBy(of('interaction'), ({ id }) => id))
    .map((events) => events.reduce(greater))
    .toSorted(byValue)
  const times = interactions.map(({ value }) => value)
  const withRatio = (value) => `${ms(value)} (${(value / floor).toFixed(1)}×)`

  console.log(`${cpus()[0]?.model}, processor slowed ${SLOWDOWN}×; journeys ended with ${code}`)
  console.log(`a key in an empty page: ${ms(floor)}`)
  console.log(`interactions of 16 ms and more: ${times.length}`)
  for (const [name, share] of [
    ['median', 0.5],
    ['75 of 100', 0.75],
    ['98 of 100', 0.98],
  ]) {
    console.log(`  ${name}: ${withRatio(atShare(times, share))}`)
  }
  console.log('  the slowest:')
  for (const { value, path, what, title } of interactions.slice(0, 20)) {
    console.log(`    ${withRatio(value)}  ${path}, ${what} in "${title}"`)
  }
  console.log('shifts of layout that nobody asked for, the greatest:')
  for (const { value, path, what, title } of of('shift').toSorted(byValue).slice(0, 20)) {
    console.log(`    ${value.toFixed(3)}  ${path}: ${what} in "${title}"`)
  }
  console.log('largest paint after a load, median by address:')
  for (const [path, group] of Object.entries(Object.groupBy(of('paint'), ({ path }) => path))) {
    console.log(
      `    ${ms(
        atShare(
          group.map(({ value }) => value),
          0.5,
        ),
      )}  ${path} (${group.length})`,
    )
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
