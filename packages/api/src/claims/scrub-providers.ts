import { isPostBox } from '../billing-profiles/billing-profiles-contract'
import { isNpi } from '../staff/npi'
import { isSendable } from './claim-text'
import type { ClaimBiller } from './claim-form'
import { error, warning, when } from './found'
import type { Scrub } from './claim-context'

/** Rules 39 to 48: the clinician, the supervisor, the place, and who bills. */
export const scrubProviders: Scrub = (form, context) => [
  ...rendering(form, context),
  ...supervision(form, context),
  ...when(form.facility !== null && isEmpty(form.facility.address), () =>
    warning(46, '32', ['location', 'facility.address'], 'The location has no address'),
  ),
  ...(form.billing === null
    ? [error(48, '33a', ['profile', 'billing'], 'Add a billing profile in the billing settings')]
    : billing(form.billing)),
]

const isEmpty = (address: { street: string } | null): boolean => address === null || address.street === ''

const rendering: Scrub = ({ rendering: clinician, payer }, { payer: { takesTaxonomy } }) => [
  ...when(!isNpi(clinician.npi), () =>
    error(39, '24J', ['clinician', 'rendering.npi'], 'The clinician’s NPI is missing or wrong'),
  ),
  ...when(!isSendable(clinician.lastName), () =>
    error(39, '24J', ['clinician', 'rendering.lastName'], 'The clinician’s name for claims is missing'),
  ),
  ...when(takesTaxonomy && clinician.taxonomyCode === '', () =>
    warning(40, '24J', ['clinician', 'rendering.taxonomyCode'], `No taxonomy code: ${payer.name} wants one`),
  ),
]

const supervision: Scrub = (
  { supervising, payer },
  { isUnderSupervisor, payer: { supervisedRendering } },
) => {
  if (!isUnderSupervisor) return []
  const isWanted = supervisedRendering === 'clinician_with_supervisor'
  return [
    ...when(isWanted && !isNpi(supervising?.npi ?? ''), () =>
      error(
        41,
        '17',
        ['clinician', 'supervising'],
        'This payer wants a supervisor, and none with an NPI is set',
      ),
    ),
    ...when(payer.kind === 'medicare', () =>
      warning(42, '24J', ['payer', 'rendering'], `${payer.name} doesn’t pay clinicians under supervision`),
    ),
  ]
}

const billing = ({ name, taxId, address, npi, phone }: ClaimBiller) => [
  ...when(![name, address.street, address.city].every(isSendable), () =>
    error(48, '33', ['profile', 'billing.name'], 'Enter the practice’s name and address in Latin letters'),
  ),
  ...when(!/^\d{9}$/.test(taxId), () =>
    error(43, '25', ['profile', 'billing.taxId'], 'Enter the tax number (nine digits)'),
  ),
  ...when(isPostBox(address.street), () =>
    error(47, '33', ['profile', 'billing.address'], 'The billing address must be a street, not a PO box'),
  ),
  ...when(!/^\d{5}-?\d{4}$/.test(address.zipCode), () =>
    error(47, '33', ['profile', 'billing.address'], 'The billing address needs a nine-digit ZIP'),
  ),
  ...when(!isNpi(npi), () =>
    error(48, '33a', ['profile', 'billing.npi'], 'The practice’s NPI is missing or wrong'),
  ),
  ...when(phone === '', () =>
    error(48, '33a', ['profile', 'billing.phone'], 'Enter the practice’s phone number'),
  ),
]
