import type { RecountedParts } from './recount-breakdowns'

/** The parts of a breakdown as they are shown, and which of them are suppressed. */
export interface ToldParts {
  parts: RecountedParts
  isNone: (part: string) => boolean
}

/** Those diagnoses that may be named beside their number; the rest stand together, and may be any. */
export function toldDiagnoses(parts: RecountedParts, unnamed: ReadonlySet<string> = new Set()): ToldParts {
  if (unnamed.size === 0) return { parts, isNone: () => false }
  const named = new Map([...parts].filter(([code]) => !unnamed.has(code)))
  return { parts: new Map([...named, ['others', 1]]), isNone: (code) => !named.has(code) }
}
