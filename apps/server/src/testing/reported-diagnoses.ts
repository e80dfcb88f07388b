import type { RecountedParts } from './recount-breakdowns'

/** The reported parts of a breakdown, and the suppressed ones. */
export interface ReportedParts {
  parts: RecountedParts
  isNone: (part: string) => boolean
}

/** Returns the diagnoses that may be named; all others are one unnamed part. */
export function reportedDiagnoses(
  parts: RecountedParts,
  unnamed: ReadonlySet<string> = new Set(),
): ReportedParts {
  if (unnamed.size === 0) return { parts, isNone: () => false }
  const named = new Map([...parts].filter(([code]) => !unnamed.has(code)))
  return { parts: new Map([...named, ['others', 1]]), isNone: (code) => !named.has(code) }
}
