import type { FieldError } from '@oaklet/api/contract'

/** The fields whose text PostgreSQL can't hold: NUL, or half a surrogate pair. */
export function unstorableText(value: unknown, path: readonly string[] = []): FieldError[] {
  if (typeof value === 'string') {
    return value.includes('\0') || /\p{Surrogate}/u.test(value)
      ? [{ path: path.join('.'), message: 'This text has a character that can’t be stored' }]
      : []
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => unstorableText(part, [...path, key]))
}
