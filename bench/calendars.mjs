// Oaklet's TimeGrid beside three other calendars, all in one run of one headless Chromium.
// npm install --prefix bench && npm run calendars --prefix bench
import { chromium } from 'playwright-core'
import { readFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import { BROWSER_FLAGS, findBrowser } from '../scripts/browser.mjs'
import { bundleOf } from './calendars/bundle.mjs'
import { firstDrawing, inspect, median } from './calendars/measure.mjs'
import { PEERS } from './calendars/peers.mjs'
import { PLANS } from './calendars/plan.mjs'

const RUNS = 5
const folder = fileURLToPath(new URL('.', import.meta.url))

const versionOf = (name) =>
  JSON.parse(readFileSync(`${folder}node_modules/${name}/package.json`, 'utf8')).version
const headOf = ({ name, packageName }) => (packageName ? `${name} ${versionOf(packageName)}` : name)

/** A figure beside how many times Oaklet's it is. */
const withRatio = (values, write) =>
  values.map((value, index) => {
    if (value === undefined) return 'none'
    const ratio = index === 0 || values[0] === 0 ? '' : ` (${(value / values[0]).toFixed(1)}×)`
    return write(value) + ratio
  })

const ms = (value) => `${Math.round(value)} ms`
const kB = (value) => `${value.toFixed(1)} kB`

const browser = await chromium.launch({ executablePath: findBrowser(), args: [...BROWSER_FLAGS] })
try {
  const bundles = []
  for (const peer of PEERS) bundles.push(await bundleOf(peer))

  const rows = []
  for (const { name, events } of PLANS) {
    const drawings = PEERS.map(() => [])
    // In turns, so that what else the machine does falls on all alike; the first round only warms up.
    for (let run = 0; run <= RUNS; run += 1) {
      for (const [index, bundle] of bundles.entries()) {
        const took = await firstDrawing(browser, bundle, events)
        if (run > 0) drawings[index].push(took)
      }
    }
    const medians = (which) => drawings.map((all) => median(all.map((one) => one[which])))
    rows.push([`first drawn, ${name}`, ...withRatio(medians('ms'), ms)])
    rows.push([`main thread at work, ${name}`, ...withRatio(medians('workMs'), ms)])
    console.error(`measured: ${name}`)
  }

  const seen = []
  for (const bundle of bundles) seen.push(await inspect(browser, bundle, PLANS[0].events))
  rows.push([
    'a step of a move by keyboard, 200 events',
    ...withRatio(
      seen.map(({ moveMs }) => moveMs),
      ms,
    ),
  ])
  rows.push([
    'Tab stops, 200 events',
    ...withRatio(
      seen.map(({ stops }) => stops),
      String,
    ),
  ])
  rows.push(['axe: rules broken', ...seen.map(({ found }) => String(found.rules.length))])
  rows.push(['axe: places', ...seen.map(({ found }) => String(found.places))])
  rows.push([
    'script, brotli, without React',
    ...withRatio(
      bundles.map(({ scriptSize }) => scriptSize),
      kB,
    ),
  ])
  rows.push([
    'styles, brotli',
    ...withRatio(
      bundles.map(({ styleSize }) => styleSize),
      kB,
    ),
  ])

  const table = [['', ...PEERS.map(headOf)], ['---', ...PEERS.map(() => '---:')], ...rows]
  console.log(table.map((cells) => `| ${cells.join(' | ')} |`).join('\n'))
  console.log(
    `\nMedians of ${RUNS}, Chromium ${browser.version()}, ${cpus().length} cores, ${cpus()[0]?.model}`,
  )
  for (const [index, { found }] of seen.entries()) {
    if (found.rules.length > 0) console.log(`axe on ${PEERS[index].name}: ${found.rules.join(', ')}`)
  }
} finally {
  await browser.close()
}
