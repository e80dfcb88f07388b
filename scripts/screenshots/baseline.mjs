import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { comparePictures, packed } from './compare-pictures.mjs'

const MADE_WITH = 'made-with.json'
/** What this machine makes of some letters: other fonts or other smoothing would show in every picture. */
const MACHINE = 'this-machine.png'

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
    writeMadeWith(madeWith, machine) {
      mkdirSync(folder, { recursive: true })
      writeFileSync(path(MADE_WITH), `${JSON.stringify(madeWith, null, 2)}\n`)
      writeFileSync(path(MACHINE), packed(machine))
    },
    remove: (name) => rmSync(path(name), { force: true }),
  }
}

/** Why pictures made here can't be compared with the baseline, in a few words; null if they can. */
export function whyIncomparable(baseline, { chromium, platform }, machine) {
  const madeWith = baseline.madeWith()
  if (madeWith === null) return null
  if (madeWith.chromium !== chromium) return `Chromium ${madeWith.chromium}, and this is ${chromium}`
  if (madeWith.platform !== platform) return `${madeWith.platform}, and this is ${platform}`
  const letters = baseline.read(MACHINE)
  const isAlike = letters !== null && comparePictures(letters, machine).isAlike
  return isAlike ? null : 'a machine that draws letters differently'
}
