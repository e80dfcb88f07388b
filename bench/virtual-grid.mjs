// Oaklet's VirtualGrid beside React Aria's virtualized table and a plain list on TanStack Virtual, all in one run.
// npm install --prefix bench && npm run virtual-grid --prefix bench
import { chromium } from 'playwright-core'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { BROWSER_FLAGS, findBrowser } from '../scripts/browser.mjs'
import { bundleEntry } from './bundle-entry.mjs'
import { median, openAndSort } from './grids/measure.mjs'

const GRIDS = join(import.meta.dirname, 'grids')
const RUNS = 5
/** What takes longer than this is measured once, and said to be. */
const SLOW_MS = 10_000
const COUNTS = [10_000, 100_000]
const PEERS = [
  { id: 'oaklet', name: 'Oaklet VirtualGrid' },
  { id: 'react-aria', name: 'React Aria Virtualizer and TableLayout' },
  { id: 'tanstack', name: 'TanStack Virtual, plain elements' },
]
const FIGURES = [
  { of: 'open', words: 'first rows painted', unit: ' ms' },
  { of: 'sort', words: 'painted in the other order', unit: ' ms' },
  { of: 'elements', words: 'elements in the page', unit: '' },
]

/** A figure beside how many times Oaklet's it is. */
const withRatio = (values, unit) =>
  values.map((value, index) => {
    const ratio = index === 0 ? '' : ` (${(value / values[0]).toFixed(1)}×)`
    return `${Math.round(value)}${unit}${ratio}`
  })

const browser = await chromium.launch({ executablePath: findBrowser(), args: [...BROWSER_FLAGS] })
try {
  const bundles = []
  for (const peer of PEERS) bundles.push(await bundleEntry(join(GRIDS, `${peer.id}.mjs`)))
  const rows = []
  for (const count of COUNTS) {
    const seen = PEERS.map(() => [])
    // In turns, so that what else the machine does falls on all alike; the first round only warms up.
    for (let run = 0; run <= RUNS; run += 1) {
      for (const [index, bundle] of bundles.entries()) {
        if (seen[index].some(({ open }) => open > SLOW_MS)) continue
        const took = await openAndSort(browser, bundle, count)
        if (run > 0 || took.open > SLOW_MS) seen[index].push(took)
      }
    }
    for (const { of, words, unit } of FIGURES) {
      const values = seen.map((runs) => median(runs.map((one) => one[of])))
      rows.push([
        `${count.toLocaleString('en')} rows, ${words}`,
        ...withRatio(values, unit).map((cell, index) => (seen[index].length === 1 ? `${cell}, once` : cell)),
      ])
    }
  }
  const table = [['', ...PEERS.map(({ name }) => name)], ['---', ...PEERS.map(() => '---:')], ...rows]
  console.log(table.map((cells) => `| ${cells.join(' | ')} |`).join('\n'))
  console.log(
    `\nMedians of ${RUNS}, Chromium ${browser.version()}, ${cpus().length} cores, ${cpus()[0]?.model}`,
  )
} finally {
  await browser.close()
}
