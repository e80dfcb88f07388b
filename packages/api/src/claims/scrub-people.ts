import type { Address } from '../organization/organization-contract'
import type { ClaimFindingPlace } from './claim-findings'
import type { ClaimForm, ClaimPerson } from './claim-form'
import { isSendable } from './claim-text'
import { error, warning, when } from './found'
import type { Scrub } from './claim-context'

/** How long a name can be in boxes 2 and 4 of the paper form. */
const NAME_ON_PAPER = 28

/** Rules 5 to 9: the client, and who holds the policy. */
export const scrubPeople: Scrub = (form, { payer }) => [
  ...nameOf(form.client, payer.delivery === 'paper'),
  ...bornOf(form),
  ...when(payer.delivery === 'paper' && !['female', 'male'].includes(form.client.sex), () =>
    warning(7, '3', ['client', 'client.sex'], 'Paper has only female and male: the box stays empty'),
  ),
  ...holderOf(form),
  ...addressOf(form.client, ['5', 'client', 'client.address']),
  ...(form.subscriber === null ? [] : addressOf(form.subscriber, ['7', 'coverage', 'subscriber.address'])),
]

const ENTER_NAME = 'Enter the name as it stands on the card'

function nameOf(client: ClaimPerson, isOnPaper: boolean) {
  const spot = ['client', 'client.lastName'] as const
  const { lastName, firstName, middleName } = client
  const length = [lastName, firstName, middleName].filter((name) => name !== '').join(', ').length
  return [
    ...when(!isSendable(lastName), () => error(5, '2', spot, ENTER_NAME)),
    ...when(isOnPaper && length > NAME_ON_PAPER, () =>
      warning(
        5,
        '2',
        spot,
        `The name has room for ${NAME_ON_PAPER} characters on paper: the rest is cut off`,
      ),
    ),
  ]
}

function bornOf({ client: { dateOfBirth }, lines }: ClaimForm) {
  const spot = ['client', 'client.dateOfBirth'] as const
  return [
    ...when(dateOfBirth === null, () => error(6, '3', spot, 'Enter the birth date')),
    ...when(
      lines.some(({ date }) => dateOfBirth !== null && dateOfBirth > date),
      () => error(6, '3', spot, 'The birth date is after the session'),
    ),
  ]
}

function holderOf({ subscriber }: ClaimForm) {
  if (subscriber === null) return []
  const { lastName, dateOfBirth } = subscriber
  const isNamed = isSendable(lastName)
  return when(!isNamed || dateOfBirth === null, () =>
    error(
      8,
      isNamed ? '11a' : '4',
      ['coverage', isNamed ? 'subscriber.dateOfBirth' : 'subscriber.lastName'],
      'Enter who holds the policy, and their birth date',
    ),
  )
}

const addressOf = (
  { address }: ClaimPerson,
  [box, where, field]: readonly [box: string, where: ClaimFindingPlace, field: string],
) =>
  when(address === null || !isClaimAddress(address), () =>
    error(9, box, [where, field], 'Enter street, city, two-letter state and a five- or nine-digit ZIP'),
  )

const isClaimAddress = ({ street, city, state, zipCode }: Address): boolean =>
  isSendable(street) && isSendable(city) && /^[A-Z]{2}$/i.test(state) && /^\d{5}(-?\d{4})?$/.test(zipCode)
