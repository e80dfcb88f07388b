import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PNG } from 'pngjs'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openBaseline, sayHowToCompare, whyIncomparable } from './baseline.mjs'

const shade = (value) => {
  const png = new PNG({ width: 20, height: 20 })
  png.data.fill(255)
  for (let index = 0; index < 400; index += 1) if (index % 4 !== 3) png.data[index] = value
  return PNG.sync.write(png)
}
const HERE = { chromium: '156', platform: 'linux' }
let folder
let baseline

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'baseline-'))
  baseline = openBaseline(join(folder, 'pictures'))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('is empty before anything is written, and then nothing speaks against comparing', () => {
  expect(baseline.names()).toEqual([])
  expect(baseline.read('a.1280.png')).toBeNull()
  expect(whyIncomparable(baseline, HERE)).toBeNull()
})

it('keeps pictures by name, and what they were made with apart from them', () => {
  baseline.writeMadeWith(HERE)
  baseline.write('components-button--matrix.320.png', shade(0))
  expect(baseline.names()).toEqual(['components-button--matrix.320.png'])
  baseline.remove('components-button--matrix.320.png')
  expect(baseline.names()).toEqual([])
})

it('compares on the same major version and platform, whatever fonts the machine has', () => {
  baseline.writeMadeWith(HERE)
  expect(whyIncomparable(baseline, HERE)).toBeNull()
  expect(whyIncomparable(baseline, { ...HERE, chromium: '157' })).toBe('Chromium 156, and this is 157')
  expect(whyIncomparable(baseline, { ...HERE, platform: 'darwin' })).toBe('linux, and this is darwin')
})

it('says which browser compares, and how the baseline is written anew', () => {
  baseline.writeMadeWith(HERE)
  const says = sayHowToCompare(baseline, whyIncomparable(baseline, { ...HERE, chromium: '157' }))
  expect(says).toContain('Name a Chromium 156 on linux in PLAYWRIGHT_CHROMIUM')
  expect(says).toContain('npm run screenshots -- --update')
})
