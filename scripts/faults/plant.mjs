import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../repository.mjs'

/** Returns the file's text with the fault in it; throws unless what the fault replaces stands there exactly once. */
export function withFault(text, { file, from, to }) {
  const found = text.split(from).length - 1
  if (found !== 1) throw new Error(`${file} holds ${JSON.stringify(from)} ${found} times, not once.`)
  return text.replace(from, () => to)
}

/** Plants a fault, runs, and puts the file back as it was, also when the run throws or the process is stopped. */
export async function whilePlanted(fault, run, root = ROOT) {
  const path = join(root, fault.file)
  const sound = readFileSync(path, 'utf8')
  const restore = () => writeFileSync(path, sound)
  writeFileSync(path, withFault(sound, fault))
  process.once('exit', restore)
  try {
    return await run()
  } finally {
    process.off('exit', restore)
    restore()
  }
}
