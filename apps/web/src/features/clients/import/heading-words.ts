import {
  type ColumnMapping,
  IMPORT_FIELDS,
  type ImportField,
  type importFields,
  plain,
} from './import-fields'

const KNOWN: ReadonlySet<string> = new Set(IMPORT_FIELDS.flatMap(({ headings }) => headings))

/** Different words for the same: an `E-mail Address` is an e-mail, a `Telephone No.` a phone. */
const SAME_WORDS: readonly (readonly [RegExp, string])[] = [
  [/\be mail\b/g, 'email'],
  [/\b(?:telephone|tel)\b/g, 'phone'],
  [/\b(cell|mobile|home|work)phone\b/g, '$1 phone'],
  [/\bcellular\b/g, 'cell'],
  [/^(.*\bemail(?: \d)?)(?: address| value)+$/, '$1'],
  [/^(.*\b(?:phone|mobile|cell)(?: \d)?)(?: number| no| num| value)+$/, '$1'],
]
const BRACKETS = /\([^()]*\)|\[[^[\]]*\]/g
/** What is in brackets where the column is another person's, or a second one; else it says how to fill the cell in. */
const OTHERS =
  /emergency|guardian|parent|mother|father|partner|spouse|insur|subscriber|payer|billing|second|other/i
/** Whose the column is, where all that the file is about are clients. */
const WHOSE = /^(?:client|patient|primary|main)s? (?:s )?/

/** The known words of a heading, with what is in brackets or without it; its own ones where none are known. */
function headingWords(heading: string): string {
  const isOthers = heading.match(BRACKETS)?.some((words) => OTHERS.test(words)) ?? false
  const whole = sameWords(plain(heading))
  const bare = isOthers ? whole : sameWords(plain(heading.replace(BRACKETS, ' ')))
  const readings = [whole, bare, whole.replace(WHOSE, ''), bare.replace(WHOSE, '')]
  return readings.find((words) => KNOWN.has(words)) ?? whole
}

const sameWords = (words: string): string =>
  SAME_WORDS.reduce((text, [word, same]) => text.replace(word, same), words)

/** Whether a cell is the heading of a column that can be imported. */
export const isKnownHeading = (cell: string): boolean => KNOWN.has(headingWords(cell))

/** The columns that the headings name; each serves one of the fields. */
export function guessMapping(
  headings: readonly string[],
  fields: ReturnType<typeof importFields>,
): ColumnMapping {
  const known = headings.map(headingWords)
  const mapping: Partial<Record<ImportField, number>> = {}
  for (const { id, headings: names } of fields) {
    const at = names.map((name) => known.indexOf(name)).find((found) => found >= 0)
    if (at !== undefined) mapping[id] = at
  }
  return mapping
}
