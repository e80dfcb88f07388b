import type { ClaimFinding, ClaimForm } from '@oaklet/api/contract'

/** Where something is put right, as a finding of our own says it. */
export type AnswerPlace = Pick<ClaimFinding, 'where' | 'field'>

/** Which record holds the fields that begin like this. */
const RECORDS: Readonly<Record<string, AnswerPlace['where']>> = {
  ...{ client: 'client', facility: 'location', rendering: 'clinician', supervising: 'clinician' },
  ...{ billing: 'profile', sender: 'profile', settings: 'profile', payer: 'payer', receiver: 'payer' },
  ...{ coverage: 'coverage', memberId: 'coverage', groupNumber: 'coverage', relation: 'coverage' },
  ...{ otherInsurance: 'coverage', firstPayer: 'coverage' },
}

/** What answers call a field of the claim otherwise than its form does. */
const CALLED: Readonly<Record<string, string>> = {
  authorization: 'authorizationNumber',
  charge: 'chargeCents',
  place: 'placeOfService',
}
const calledHere = (name: string): string => CALLED[name] ?? name

/** Where the field that an answer names is put right. Of a line that it doesn’t number, the first one. */
export function answerPlace(field: string, { relation }: Pick<ClaimForm, 'relation'>): AnswerPlace {
  const [head = '', ...rest] = field.split('.')
  if (head === 'lines') return linePlace(rest)
  if (head === 'subscriber') {
    // A client who holds the policy is known by the client’s own record, but for the numbers of the policy.
    const isOfClient = relation === 'self' && !['memberId', 'groupNumber', 'id'].includes(rest[0] ?? '')
    return { where: isOfClient ? 'client' : 'coverage', field }
  }
  const where = RECORDS[head]
  return where === undefined ? { where: 'claim', field: calledHere(field) } : { where, field }
}

function linePlace(rest: readonly string[]): AnswerPlace {
  const [index, name = 'code'] = /^\d+$/.test(rest[0] ?? '') ? rest : ['0', ...rest]
  const field = `lines.${index ?? '0'}.${calledHere(name)}`
  return { where: name === 'date' ? 'session' : 'claim', field }
}
