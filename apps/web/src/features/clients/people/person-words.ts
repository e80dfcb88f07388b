import { type ClientPerson, type LegalCustody, PERSON_ROLES, type PersonRole } from '@oaklet/api/contract'
import { formatMediumDate } from '../../../shared/format-date'

/** What each role is called in a choice. */
export const PERSON_ROLE_WORDS: Readonly<Record<PersonRole, string>> = {
  guardian: 'Guardian',
  emergency: 'Emergency contact',
  responsible: 'Responsible for payment',
  partner: 'Partner',
  collateral: 'Collateral contact',
}

/** What each legal custody is called. */
export const CUSTODY_WORDS: Readonly<Record<LegalCustody, string>> = {
  sole: 'Sole',
  joint: 'Joint',
  none: 'None',
  unknown: 'Not known',
}

/** `Guardian, emergency contact`, always in one order. */
export const rolesWords = (roles: readonly PersonRole[]): string =>
  PERSON_ROLES.filter((role) => roles.includes(role))
    .map((role, index) => (index === 0 ? PERSON_ROLE_WORDS[role] : PERSON_ROLE_WORDS[role].toLowerCase()))
    .join(', ')

type Custody = NonNullable<ClientPerson['custody']>

/** `Joint, until June 30, 2028`; `today` is `YYYY-MM-DD`. */
export function custodyWords({ legal, until }: Pick<Custody, 'legal' | 'until'>, today: string): string {
  if (until === null) return CUSTODY_WORDS[legal]
  return `${CUSTODY_WORDS[legal]}, ${until < today ? 'ended on' : 'until'} ${formatMediumDate(until)}`
}

/** Whether a person is a guardian on the day `today`, `YYYY-MM-DD`. */
export const isGuardian = ({ custody }: Pick<ClientPerson, 'custody'>, today: string): boolean =>
  custody !== null && (custody.until === null || custody.until >= today)
