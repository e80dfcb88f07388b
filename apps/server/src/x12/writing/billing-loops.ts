import type { ClaimForm } from '@oaklet/api/contract'
import { addressed, organizationNamed, personNamed, specialized } from './name-segments'
import { segment } from './segment'

/** Who bills and is paid: loops 2000A, 2010AA and 2010AB. */
export function billingLoops({ billing, pcn }: ClaimForm): string[] {
  if (billing === null) throw new RangeError(`Claim ${pcn} names nobody who bills`)
  const { name, firstName, taxonomyCode, npi, taxId, taxIdKind, address, payToAddress } = billing
  const identified = { kind: 'XX', id: npi } as const
  const isOrganization = billing.entity === 'organization'
  return [
    ...specialized('BI', taxonomyCode),
    isOrganization
      ? organizationNamed('85', name, identified)
      : personNamed('85', { lastName: name, firstName, middleName: '' }, identified),
    ...addressed(address),
    segment('REF', taxIdKind === 'ein' ? 'EI' : 'SY', taxId),
    ...(payToAddress === null
      ? []
      : [segment('NM1', '87', isOrganization ? '2' : '1'), ...addressed(payToAddress)]),
  ]
}
