import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packed } from './compare-pictures.mjs'

const MADE_WITH = 'made-with.json'

/** The pictures in a folder, and what they were made with. */
export function openBaseline(folder) {
  const path = (name) => join(folder, name)
  const read = (name) => (existsSync(path(name)) ? readFileSync(path(name)) : null)
  const names = () =>
    existsSync(folder) ? readdirSync(folder).filter((name) => /\.\S+\.png$/.test(name)) : []
  return {
    names,
    read,
    madeWith: () => JSON.parse(read(MADE_WITH) ?? 'null'),
    write(name, file) {
      mkdirSync(folder, { recursive: true })
      writeFileSync(path(name), packed(file))
    },
    writeMadeWith(madeWith) {
      mkdirSync(folder, { recursive: true })
      writeFileSync(path(MADE_WITH), `${JSON.stringify(madeWith, null, 2)}\n`)
    },
    remove: (name) => rmSync(path(name), { force: true }),
  }
}

/** Why pictures made here can't be compared with the baseline, in a few words; null if they can. */
export function whyIncomparable(baseline, { chromium, platform }) {
  const madeWith = baseline.madeWith()
  if (madeWith === null) return null
  if (madeWith.chromium !== chromium) return `Chromium ${madeWith.chromium}, and this is ${chromium}`
  return madeWith.platform === platform ? null : `${madeWith.platform}, and this is ${platform}`
}

/** What a run that had to compare and could not says. */
export const sayHowToCompare = (baseline, incomparable) =>
  `no picture was compared, as the baseline is from ${incomparable}. Name a Chromium ${baseline.madeWith().chromium} ` +
  `on ${baseline.madeWith().platform} in PLAYWRIGHT_CHROMIUM, or write the baseline anew, in a commit of its own: ` +
  'npm run screenshots -- --update'
