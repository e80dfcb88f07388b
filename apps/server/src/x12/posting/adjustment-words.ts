import { PAYER_REASONS } from '@oaklet/api/contract'

/**
 * What to do about an adjustment: it is the client’s; it is written off by contract; the claim is fixed and sent again;
 * an appeal; the coverage or the payer is checked; documents are sent; a person decides; or nothing.
 */
export type AdjustmentStep =
  'to_client' | 'written_off' | 'fix' | 'appeal' | 'check_coverage' | 'send_documents' | 'decide' | 'nothing'

/** The remarks of payers (RARC) in our words. */
const REMARKS: Readonly<Record<string, string>> = {
  M15: 'Part of another service',
  M51: 'The code',
  M76: 'The diagnosis',
  M77: 'The place',
  MA04: 'The first payer’s data',
  MA63: 'The main diagnosis',
  MA67: 'A correction of an earlier claim',
  MA130: 'Can’t be processed: send a new claim',
  N4: 'The first payer’s remittance',
  N20: 'Not with another service that day',
  N22: 'The code was changed',
  N30: 'Not eligible',
  N54: 'The authorization doesn’t match',
  N56: 'The code is not right for the day',
  N95: 'Not this kind of clinician',
  N130: 'See the plan',
  N174: 'Not covered',
  N206: 'The documents don’t match the claim',
  N257: 'The billing NPI',
  N290: 'The clinician’s NPI',
  N382: 'The member id',
  N390: 'Can’t be billed apart',
  N522: 'Comes from the first payer already',
  N657: 'Use the right code',
}

/** What a reason of a payer (CARC) means, in our words, and what to do about it. */
export function reasonWords(code: string): { words: string; step: AdjustmentStep } {
  const [step = 'decide', words = `Code ${code}: look it up with the payer`] = PAYER_REASONS[code] ?? []
  return { words, step }
}

/** What a remark of a payer (RARC) means, in our words. */
export const remarkWords = (code: string): string => REMARKS[code] ?? `${code}: look it up with the payer`
