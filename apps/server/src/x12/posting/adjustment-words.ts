/**
 * What to do about an adjustment: it is the client’s; it is written off by contract; the claim is fixed and sent again;
 * an appeal; the coverage or the payer is checked; documents are sent; a person decides; or nothing.
 */
export type AdjustmentStep =
  'to_client' | 'written_off' | 'fix' | 'appeal' | 'check_coverage' | 'send_documents' | 'decide' | 'nothing'

const [T, W, F, A] = ['to_client', 'written_off', 'fix', 'appeal'] as const
const [V, D, P, N] = ['check_coverage', 'send_documents', 'decide', 'nothing'] as const

/** The reasons of payers (CARC) in our words, and what to do about each. */
const REASONS: Readonly<Record<string, readonly [AdjustmentStep, string]>> = {
  '1': [T, 'Deductible'],
  '2': [T, 'Coinsurance'],
  '3': [T, 'Copay'],
  '4': [F, 'A modifier doesn’t fit or is missing'],
  '5': [F, 'The place doesn’t fit the code'],
  '8': [F, 'The code isn’t for this clinician’s specialty'],
  '9': [F, 'The diagnosis doesn’t fit the age'],
  '11': [F, 'The diagnosis doesn’t support the code'],
  '15': [F, 'The authorization number is wrong'],
  '16': [F, 'Something is missing: see the remark'],
  '18': [P, 'A duplicate'],
  '22': [V, 'Another insurance comes first'],
  '23': [N, 'What earlier payers did'],
  '24': [V, 'Covered by a managed plan'],
  '26': [V, 'Before the coverage began'],
  '27': [V, 'After the coverage ended'],
  '29': [A, 'Filed too late'],
  '31': [V, 'Not found as a member'],
  '32': [V, 'Not an eligible dependent'],
  '33': [V, 'No coverage of dependents'],
  '35': [P, 'The lifetime maximum is reached'],
  '39': [A, 'The authorization was refused'],
  '45': [W, 'Above the contract’s rate'],
  '50': [A, 'Not medically necessary to the payer'],
  '58': [F, 'The wrong place'],
  '59': [P, 'Several services on one day'],
  '94': [W, 'More than was charged'],
  '95': [A, 'The plan’s procedure was not followed'],
  '96': [P, 'Not covered: see the remark'],
  '97': [P, 'Part of another service'],
  '100': [V, 'Paid to the client'],
  '104': [P, 'Withheld by the plan'],
  '107': [F, 'The service that it belongs to is missing'],
  '109': [V, 'Not this payer'],
  '119': [P, 'The maximum for the period is reached'],
  '122': [P, 'Psychiatric reduction'],
  '129': [F, 'The earlier payer’s data are wrong'],
  '131': [W, 'Negotiated discount'],
  '133': [N, 'Still being looked at'],
  '136': [A, 'The earlier payer’s rules were not followed'],
  '140': [F, 'The member id and the name don’t match'],
  '146': [F, 'The diagnosis was not valid that day'],
  '147': [P, 'No rate is on file'],
  '150': [A, 'The record doesn’t support this level'],
  '151': [A, 'The record doesn’t support this many'],
  '163': [D, 'An attachment was not received'],
  '167': [P, 'The diagnosis is not covered'],
  '170': [P, 'Not from this kind of clinician'],
  '177': [V, 'Not eligible'],
  '181': [F, 'The code was not valid that day'],
  '182': [F, 'The modifier was not valid that day'],
  '185': [P, 'The clinician is not eligible'],
  '193': [A, 'The decision was upheld'],
  '197': [A, 'No authorization'],
  '198': [A, 'The authorization is used up'],
  '204': [P, 'Not in the plan'],
  '206': [F, 'The NPI is missing'],
  '207': [F, 'The NPI is malformed'],
  '208': [F, 'The NPI is not known'],
  '209': [V, 'Can’t be asked of the client; the next payer may pay'],
  '226': [D, 'The clinician’s information is missing'],
  '227': [D, 'The client’s information is missing'],
  '236': [F, 'This combination is not allowed'],
  '242': [P, 'Out of network'],
  '252': [D, 'A document is required'],
  '253': [W, 'Sequestration'],
  '256': [P, 'Not payable under the contract'],
  '273': [A, 'Beyond the guidelines'],
  '276': [P, 'Refused by the earlier payer too'],
  '284': [F, 'The authorization is for something else'],
  '288': [F, 'The referral is missing'],
  A1: [P, 'Denied: see the remark'],
  B7: [P, 'The clinician was not enrolled that day'],
  B15: [F, 'Another service is needed with it'],
}

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
  const [step = 'decide', words = `Code ${code}: look it up with the payer`] = REASONS[code] ?? []
  return { words, step }
}

/** What a remark of a payer (RARC) means, in our words. */
export const remarkWords = (code: string): string => REMARKS[code] ?? `${code}: look it up with the payer`
