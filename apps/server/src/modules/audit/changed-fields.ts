import { isDeepStrictEqual } from 'node:util'

/** The names of the fields that `after` has and `before` had otherwise. */
export const changedFields = <After extends object>(
  before: Readonly<Record<keyof After, unknown>>,
  after: After,
): string[] =>
  (Object.keys(after) as (keyof After & string)[]).filter(
    (field) => !isDeepStrictEqual(before[field], after[field]),
  )
