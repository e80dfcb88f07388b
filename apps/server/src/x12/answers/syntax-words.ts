/** What is wrong with a segment (IK304), in our words. */
const SEGMENT_FAULTS: Readonly<Record<string, string>> = {
  '1': 'is not known',
  '2': 'is not expected there',
  '3': 'is missing',
  '4': 'comes too often there',
  '5': 'comes too often',
  '6': 'is not in the format',
  '7': 'is out of order',
  '8': 'has an error',
  I4: 'is not allowed',
  I6: 'is missing here',
}

/** What is wrong with an element (IK403), in our words. */
const ELEMENT_FAULTS: Readonly<Record<string, string>> = {
  '1': 'is missing',
  '2': 'is missing beside another one',
  '3': 'is one too many',
  '4': 'is too short',
  '5': 'is too long',
  '6': 'has a character that is not allowed',
  '7': 'has a code that is not valid',
  '8': 'is not a valid date',
  '9': 'is not a valid time',
  '10': 'is not allowed beside another one',
  '12': 'comes too often',
  '13': 'comes too often',
  I6: 'has a code that is not used here',
  I9: 'is missing here',
  I10: 'is not allowed',
  I11: 'comes too often',
  I12: 'does not have the right form',
  I13: 'is missing beside another one',
}

/** Whose part of the file a loop is. */
const LOOPS: readonly (readonly [loop: string, owner: string])[] = [
  ['2010AA', 'billing'],
  ['2000A', 'billing'],
  ['2010BA', 'subscriber'],
  ['2000B', 'subscriber'],
  ['2010BB', 'payer'],
  ['2010CA', 'client'],
  ['2000C', 'client'],
  ['2310B', 'rendering'],
  ['2310C', 'facility'],
  ['2310D', 'supervising'],
  ['2400', 'lines'],
  ['2420', 'lines'],
  ['2430', 'firstPayer'],
  ['2320', 'firstPayer'],
  ['2330', 'firstPayer'],
]

/** The field that an element holds, and its name in words. */
const ELEMENTS: Readonly<Record<string, readonly [field: string, words: string]>> = {
  NM103: ['lastName', 'The last name'],
  NM104: ['firstName', 'The first name'],
  NM109: ['id', 'The id number'],
  N301: ['street', 'The street'],
  N401: ['city', 'The city'],
  N402: ['state', 'The state'],
  N403: ['postalCode', 'The ZIP code'],
  DMG02: ['dateOfBirth', 'The birth date'],
  DMG03: ['sex', 'The sex'],
  SBR02: ['relation', 'How the client is related to the policy holder'],
  SBR03: ['groupNumber', 'The group number'],
  SBR09: ['kind', 'The kind of insurance'],
  PRV03: ['taxonomy', 'The taxonomy code'],
  PER04: ['phone', 'The phone number'],
  CLM01: ['controlNumber', 'The patient control number'],
  CLM02: ['charge', 'The charge'],
  CLM05: ['place', 'The place of service or the kind of claim'],
  HI01: ['diagnoses', 'The main diagnosis'],
  SV101: ['code', 'The code of the service'],
  SV102: ['charge', 'The charge'],
  SV104: ['units', 'The units'],
  SV107: ['pointers', 'The diagnosis that a line points to'],
  DTP03: ['date', 'The date'],
}

/** What the number after a name in a loop is called there. */
const IDS: Readonly<Record<string, readonly [field: string, words: string]>> = {
  subscriber: ['memberId', 'The member id'],
  billing: ['npi', 'The NPI'],
  rendering: ['npi', 'The NPI'],
  supervising: ['npi', 'The NPI'],
  facility: ['npi', 'The NPI'],
  payer: ['payerId', 'The payer id'],
}

/** Where in a file something is wrong; `element` is 0 for a whole segment. */
export interface SyntaxPlace {
  loop: string
  segment: string
  element: number
}

/** The sentence for an error of the syntax, and the field of the claim that it leads to. */
export function syntaxWords(
  { loop, segment, element }: SyntaxPlace,
  code: string,
  badValue: string,
): { words: string; field: string | null } {
  const owner = LOOPS.find(([prefix]) => loop.startsWith(prefix))?.[1]
  const place = `${segment}${String(element).padStart(2, '0')}`
  const known = (place === 'NM109' && owner !== undefined ? IDS[owner] : undefined) ?? ELEMENTS[place]
  const fault = (element === 0 ? SEGMENT_FAULTS : ELEMENT_FAULTS)[code] ?? `has error ${code}`
  const value = badValue === '' ? '' : `: “${badValue}”`
  const what = known?.[1] ?? (element === 0 ? `Segment ${segment}` : `${place} of the file`)
  const field = known === undefined ? (owner ?? null) : [owner, known[0]].filter(Boolean).join('.')
  return { words: `${what} ${fault}${value}`, field }
}
