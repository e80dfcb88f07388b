import type { ApiPerson } from './api-person'
import { clientInput } from './client-input'
import { firstLocation } from './first-location'
import { book, instantAt, today } from './practice-day'

const address = { street: '12 Elm Street', city: 'Albany', state: 'NY', zipCode: '12207-1512', country: 'US' }

/** Adds a client with insurance and a completed session of today that waits for a claim; only a diagnosis is missing. */
export async function insuredSession(practice: ApiPerson, lastName: string): Promise<void> {
  await insuredClient(practice, await insuredPractice(practice), { lastName, time: '09:00' })
}

/** Adds all that claims ask of a practice itself, and an insurance; answers its id. */
export async function insuredPractice(practice: ApiPerson): Promise<string> {
  const { api, practiceId } = practice
  await api.billingProfiles.create(
    { practiceId },
    {
      ...{ name: 'Elm Therapy PLLC', firstName: '', entity: 'organization', npi: '1234567893' },
      ...{ taxIdKind: 'ein', taxId: '141234567', taxonomyCode: '193200000X', phone: '5185550100' },
      ...{ address, payToAddress: null },
    },
  )
  await nameClinician(practice)
  const payer = await api.payers.create(
    { practiceId },
    {
      ...{ name: 'Hudson Valley Health Plan', payerId: '60054', kind: 'commercial', claimAddress: null },
      ...{
        phone: '8006240756',
        delivery: 'file',
        filingDays: 90,
        correctedDays: null,
        secondPayerDays: null,
      },
      telehealth: { videoModifier: '95', audioModifier: '93', placeForHome: '10', placeForElsewhere: '02' },
      ...{ supervisedRendering: 'clinician_with_supervisor', takesTaxonomy: true, mayChargeMissed: true },
      ...{ remittanceIds: [], isActive: true },
    },
  )
  return payer.id
}

/** Adds a client with that insurance, and a completed session of today at that time. */
export async function insuredClient(
  practice: ApiPerson,
  payerId: string,
  { lastName, time }: { lastName: string; time: string },
): Promise<void> {
  const { api, practiceId } = practice
  const client = await api.clients.create(practice, clientInput(lastName, { address }))
  await api.coverages.create(
    { practiceId, clientId: client.id },
    {
      ...{ payerId, priority: 1, memberId: 'HV448120033', groupNumber: 'GRP100', groupName: '' },
      ...{ planName: '', relation: 'self', policyHolder: null, copayCents: null, coinsurancePercent: null },
      ...{ deductibleCents: null, deductibleMetCents: null, deductibleAsOf: null, effectiveTo: null },
      ...{ effectiveFrom: today(-60), acceptsAssignment: true, signatureOn: today(-60) },
      ...{ releaseOn: today(-60), status: 'unverified' },
    },
  )
  const { id: appointmentId, version } = await book(practice, client, {
    startsAt: instantAt(today(), time),
    minutes: 45,
    billingType: 'insurance',
  })
  await api.appointments.setStatus({ practiceId, appointmentId }, { status: 'completed', version })
}

/** Has the practice's only clinician and its only location say what claims ask of them. */
async function nameClinician(practice: ApiPerson): Promise<void> {
  const { api, practiceId, signedIn } = practice
  const path = { orgId: signedIn.user.organizationId ?? '', staffId: signedIn.user.staffId ?? '' }
  const { name, version } = await api.staff.get(path)
  await api.staff.update(path, {
    ...{ name, credentials: 'LCSW', colorIndex: 0, isClinician: true, npi: '1245319599' },
    ...{ taxonomyCode: '1041C0700X', license: null, languages: [], supervisorId: null, workingHours: [] },
    renderingProvider: { firstName: 'Olivia', middleName: '', lastName: 'Bennett', isUnderSupervisor: false },
    version,
  })
  const { id: locationId, phone, email, isActive, businessHours, ...location } = await firstLocation(practice)
  await api.locations.update(
    { practiceId, locationId },
    { name: location.name, version: location.version, address, phone, email, isActive, businessHours },
  )
}
