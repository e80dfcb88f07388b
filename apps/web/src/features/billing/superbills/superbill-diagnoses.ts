import type { SuperbillLine } from '@oaklet/api/contract'

type Lines = readonly Pick<SuperbillLine, 'diagnoses'>[]

/** Said where a person’s permissions don’t tell the client’s diagnoses. */
export const HIDDEN_DIAGNOSES = 'Hidden: your role doesn’t show this client’s diagnoses.'

/** Returns true for those whose permissions don’t tell the diagnoses; they can’t have the document either. */
export const areDiagnosesHidden = (lines: Lines): boolean => lines.some(({ diagnoses }) => diagnoses === null)

/** Every code that a line names, each once, in the order of the lines. */
export const diagnosesOf = (lines: Lines): string[] => [
  ...new Set(lines.flatMap(({ diagnoses }) => diagnoses ?? [])),
]
