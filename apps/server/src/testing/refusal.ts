import type { TestAnswer } from './a-person'

/** A refused call in short: its status, its code, and the fields that it names. */
export const refusal = ({ status, body }: TestAnswer) => [
  status,
  body.code,
  ...(body.fieldErrors ?? []).map(({ path }) => path),
]
