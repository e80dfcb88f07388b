/** What a status of a claim means, and the field that it leads to; `@` stands for whom the answer names. */
type StatusWords = readonly [words: string, field?: string]

const CATEGORIES: Readonly<Record<string, string>> = {
  A0: 'Passed on',
  A1: 'Received',
  A2: 'Being decided on',
  A3: 'Returned',
  A4: 'Not found',
  A5: 'Split',
  A6: 'Something is missing',
  A7: 'Something is invalid',
  A8: 'Fields contradict each other',
}

const STATUSES: Readonly<Record<string, StatusWords>> = {
  '16': ['passed on'],
  '19': ['received'],
  '20': ['accepted'],
  '21': ['something is missing or invalid'],
  '24': ['not approved to send for this practice', 'settings'],
  '26': ['not known', '@'],
  '33': ['policy holder and member id were not found', 'subscriber.memberId'],
  '35': ['the claim was not found'],
  '54': ['the same claim was sent before'],
  '88': ['not covered on that day', 'coverage'],
  '91': ['not covered on that day', 'coverage'],
  '97': ['not found as a member', 'subscriber.memberId'],
  '109': ['not eligible', 'coverage'],
  '116': ['sent to the wrong payer', 'payer'],
  '121': ['too many lines', 'lines'],
  '122': ['can’t be processed'],
  '125': ['the name', '@.name'],
  '126': ['the address', '@.address'],
  '128': ['the tax number', 'billing.taxId'],
  '145': ['the taxonomy code', '@.taxonomy'],
  '153': ['the id number', '@.id'],
  '156': ['how the client is related to the policy holder', 'relation'],
  '157': ['the sex', '@.sex'],
  '158': ['the birth date', '@.dateOfBirth'],
  '163': ['the group number', 'subscriber.groupNumber'],
  '164': ['the member id', 'subscriber.memberId'],
  '178': ['the charge', 'lines.charge'],
  '187': ['the dates of service', 'lines.date'],
  '249': ['the place of service', 'lines.place'],
  '252': ['the authorization', 'authorization'],
  '254': ['the main diagnosis', 'diagnoses'],
  '255': ['a diagnosis', 'diagnoses'],
  '286': ['what the first payer paid', 'firstPayer'],
  '400': ['out of balance', 'lines.charge'],
  '402': ['an amount must be above zero', 'lines.charge'],
  '453': ['a modifier', 'lines.modifiers'],
  '454': ['the code of the service', 'lines.code'],
  '464': ['the payer’s claim number', 'payerClaimNumber'],
  '476': ['the units', 'lines.units'],
  '477': ['the diagnosis that a line points to', 'lines.pointers'],
  '478': ['the patient control number is missing', 'controlNumber'],
  '479': ['the id of the other payer', 'firstPayer'],
  '480': ['the kind of insurance', 'payer.kind'],
  '481': ['the format'],
  '488': ['the diagnosis for the service', 'diagnoses'],
  '496': ['not approved to send for this practice', 'settings'],
  '500': ['the ZIP code', '@.postalCode'],
  '501': ['the state', '@.state'],
  '502': ['the city', '@.city'],
  '503': ['the street', '@.street'],
  '504': ['the last name', '@.lastName'],
  '505': ['the first name', '@.firstName'],
  '510': ['a date in the future', 'lines.date'],
  '511': ['a character that is not allowed'],
  '512': ['something is too long'],
  '535': ['whether it is an original, a correction or a cancellation', 'frequency'],
  '562': ['the NPI', '@.npi'],
}

/** What a status means, in our words, and the field of the claim that it leads to. */
export function statusWords(
  category: string,
  code: string,
  entity: string | undefined,
): { words: string; field: string | null } {
  const step = CATEGORIES[category] ?? `Category ${category}`
  const [what = `code ${code}: ask the payer`, field] = STATUSES[code] ?? []
  const words = step.toLowerCase() === what ? step : `${step}: ${what}`
  if (field === undefined) return { words, field: null }
  const named = entity === undefined ? field.replace(/^@\.?/, '') : field.replace('@', entity)
  return { words, field: named || null }
}
