import type { ApiPerson } from './api-person'
import { clientInput } from './client-input'
import { firstLocation } from './first-location'
import { book, instantAt, today } from './practice-day'

const address = { street: '12 Elm Street', city: 'Albany', state: 'NY', zipCode: '12207-1512', country: 'US' }

/** An insurance, and the number by which files name it. */
interface NamedPayer {
  name: string
  payerId: string
}

export const FIRST_PAYER: NamedPayer = { name: 'Hudson Valley Health Plan', payerId: '60054' }
export const SECOND_PAYER: NamedPayer = { name: 'Empire Mutual', payerId: '60065' }

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
  return addPayer(practice, FIRST_PAYER)
}

/** Adds an insurance that takes claims as files; answers its id. */
export async function addPayer({ api, practiceId }: ApiPerson, named: NamedPayer): Promise<string> {
  const payer = await api.payers.create(
    { practiceId },
    {
      ...{ ...named, kind: 'commercial', claimAddress: null },
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

interface InsuredClient {
  lastName: string
  /** When the session of today begins: `09:00`. */
  time: string
  /** When another session of today begins, on the same claim: `15:00`. */
  secondTime?: string
  /** What the session was for; a claim lacks it where it is not given. */
  diagnoses?: string[]
  /** The insurance that pays after the first one. */
  secondPayerId?: string
}

/** Adds a client with that insurance, and a completed session of today at each of these times. */
export async function insuredClient(
  practice: ApiPerson,
  payerId: string,
  { lastName, time, secondTime, diagnoses = [], secondPayerId }: InsuredClient,
): Promise<void> {
  const { api, practiceId } = practice
  const client = await api.clients.create(practice, clientInput(lastName, { address, diagnoses }))
  // At most one of them begins in an hour, so that each client has a number of their own.
  const memberId = `HV4481200${time.slice(0, 2)}`
  await addCoverage(practice, client.id, { payerId, priority: 1, memberId })
  if (secondPayerId !== undefined)
    await addCoverage(practice, client.id, { payerId: secondPayerId, priority: 2, memberId })
  for (const begins of [time, ...(secondTime === undefined ? [] : [secondTime])]) {
    const { id: appointmentId, version } = await book(practice, client, {
      startsAt: instantAt(today(), begins),
      minutes: 45,
      billingType: 'insurance',
    })
    await api.appointments.setStatus({ practiceId, appointmentId }, { status: 'completed', version })
  }
}

async function addCoverage(
  { api, practiceId }: ApiPerson,
  clientId: string,
  coverage: { payerId: string; priority: 1 | 2; memberId: string },
): Promise<void> {
  await api.coverages.create(
    { practiceId, clientId },
    {
      ...{ ...coverage, groupNumber: 'GRP100', groupName: '' },
      ...{ planName: '', relation: 'self', policyHolder: null, copayCents: null, coinsurancePercent: null },
      ...{ deductibleCents: null, deductibleMetCents: null, deductibleAsOf: null, effectiveTo: null },
      ...{ effectiveFrom: today(-60), acceptsAssignment: true, signatureOn: today(-60) },
      ...{ releaseOn: today(-60), status: 'unverified' },
    },
  )
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
