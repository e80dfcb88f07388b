import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../samples')

/** The bytes of a text in UTF-8. */
export const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)

/** The text of a sample file, such as `01-plain-pay.835`. */
export const sampleText = (name: string): string => readFileSync(join(folder, name), 'utf8')

/** The bytes of a sample file. */
export const sample = (name: string): Uint8Array => bytesOf(sampleText(name))

/** The names of the sample files that end like this, in order. */
export const samplesEnding = (ending: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .toSorted()
