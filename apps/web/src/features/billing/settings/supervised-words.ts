import type { SupervisedRendering } from '@oaklet/api/contract'

/** Who stands on the claim for a session of a clinician under supervision. */
export const SUPERVISED_WORDS: Readonly<Record<SupervisedRendering, string>> = {
  supervisor: 'The supervisor',
  clinician_with_supervisor: 'The clinician, with the supervisor beside them',
  clinician: 'The clinician alone',
}
