export interface FileRules {
  /** Kinds as an input takes them: "application/pdf", "image/*", ".docx". */
  accept: readonly string[]
  maxBytes: number
  isMultiple: boolean
}

interface FileFacts {
  name: string
  type: string
  size: number
}

export interface Sorted<File extends FileFacts> {
  taken: File[]
  /** Each with the sentence that says why. */
  refused: { name: string; reason: string }[]
}

/** Parts what was chosen, dropped or pasted into what may be added to what is there and what may not, and says why. */
export function sortFiles<File extends FileFacts>(
  files: readonly File[],
  rules: FileRules,
  alreadyThere = 0,
): Sorted<File> {
  const sorted: Sorted<File> = { taken: [], refused: [] }
  for (const file of files) {
    const reason = refusal(file, rules, alreadyThere + sorted.taken.length)
    if (reason === undefined) sorted.taken.push(file)
    else sorted.refused.push({ name: file.name, reason })
  }
  return sorted
}

function refusal(file: FileFacts, { accept, maxBytes, isMultiple }: FileRules, takenSoFar: number) {
  if (!isAccepted(file, accept)) return `is not one of these: ${kindsInWords(accept)}.`
  if (file.size === 0) return 'is empty.'
  if (file.size > maxBytes)
    return `has ${bytesInWords(file.size)}; at most ${bytesInWords(maxBytes)} can be added.`
  if (!isMultiple && takenSoFar > 0) return 'is one too many; one file can be added.'
  return undefined
}

function isAccepted({ name, type }: FileFacts, accept: readonly string[]): boolean {
  if (accept.length === 0) return true
  return accept.some((kind) => {
    if (kind.startsWith('.')) return name.toLowerCase().endsWith(kind.toLowerCase())
    if (kind.endsWith('/*')) return type.startsWith(kind.slice(0, -1))
    return type === kind
  })
}

const GROUPS: Record<string, string> = { 'image/*': 'images', 'audio/*': 'sound', 'video/*': 'films' }
const PLAIN: Record<string, string> = { 'text/plain': 'text', 'text/csv': 'CSV' }

/** "PDF, DOCX or images". */
export function kindsInWords(accept: readonly string[]): string {
  const kinds = accept.map((kind) => {
    const known = GROUPS[kind] ?? PLAIN[kind]
    return known ?? kind.replace(/^.*[./]/, '').toUpperCase()
  })
  return new Intl.ListFormat('en-US', { type: 'disjunction' }).format(new Set(kinds))
}

const UNITS = ['kB', 'MB', 'GB'] as const
const STEP = 1000

/** "820 kB", "1.4 MB". */
export function bytesInWords(bytes: number): string {
  let value = bytes / STEP
  let unit = 0
  while (Math.round(value) >= STEP && unit < UNITS.length - 1) {
    value /= STEP
    unit += 1
  }
  const digits = value < 10 && unit > 0 ? 1 : 0
  const rounded = Math.max(Number(value.toFixed(digits)), bytes > 0 && unit === 0 ? 1 : 0)
  return `${rounded} ${UNITS[unit] ?? ''}`
}
