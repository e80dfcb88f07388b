import * as z from 'zod/mini'
import { accessScope, type Permission } from '../access/permissions'

/** A code of ICD-10-CM with its point, like `F41.1`. */
export const DiagnosisCode = z
  .string()
  .check(z.regex(/^[A-TV-Z][0-9][0-9A-Z](\.[0-9A-Z]{1,4})?$/, 'Use an ICD-10-CM code, like F41.1'))

/** How many a claim has room for (CMS-1500, box 21). */
export const MAX_DIAGNOSES = 12

/** A client’s diagnoses, the main one first. */
export const Diagnoses = z.array(DiagnosisCode).check(
  z.maxLength(MAX_DIAGNOSES, `Use at most ${MAX_DIAGNOSES} diagnoses`),
  z.refine((codes) => new Set(codes).size === codes.length, 'Name each diagnosis once'),
)

/** Permissions to treat or bill: each of them shows the diagnoses of the clients that it reaches. */
const TELLING: readonly Permission[] = ['notes:view', 'measures:view', 'superbills:view', 'claims:view']

/** Returns whose diagnoses a person may know: those of every client, of their own, or of none. */
export function diagnosesScope(held: readonly string[]): 'all' | 'own' | 'none' {
  const scopes = TELLING.map((permission) => accessScope(held, permission))
  return (['all', 'own'] as const).find((scope) => scopes.includes(scope)) ?? 'none'
}
