import type { Address, Payer } from '@oaklet/api/contract'
import type { payers } from '../db/schema/payers-table'
import { demoId } from './demo-id'
import type { DemoOrganization } from './demo-organizations'

type PayerRow = typeof payers.$inferInsert

/** The insurance companies that every practice of the demonstration deals with, by a short key. */
export type DemoPayerKey = 'aetna' | 'anthem' | 'united' | 'cigna' | 'medicare' | 'medicaid'

type DemoPayer = Pick<Payer, 'name' | 'payerId' | 'kind' | 'phone' | 'filingDays'> &
  Partial<Pick<Payer, 'correctedDays' | 'secondPayerDays' | 'mayChargeMissed' | 'supervisedRendering'>> & {
    claimAddress: Address
  }

const address = (street: string, city: string, state: string, zipCode: string): Address => ({
  ...{ street, city, state, zipCode },
  country: 'USA',
})

const PAYERS: Readonly<Record<DemoPayerKey, DemoPayer>> = {
  aetna: {
    ...{ name: 'Aetna', payerId: '60054', kind: 'commercial', phone: '8006240756', filingDays: 120 },
    claimAddress: address('P.O. Box 981106', 'El Paso', 'TX', '79998'),
  },
  anthem: {
    ...{ name: 'Anthem Blue Cross Blue Shield', payerId: '00803', kind: 'bcbs', phone: '8005528200' },
    ...{ filingDays: 120, correctedDays: 180 },
    claimAddress: address('P.O. Box 1407, Church Street Station', 'New York', 'NY', '10008'),
  },
  united: {
    ...{ name: 'UnitedHealthcare (Optum)', payerId: '87726', kind: 'commercial', phone: '8778423210' },
    ...{ filingDays: 90, supervisedRendering: 'supervisor' },
    claimAddress: address('P.O. Box 30757', 'Salt Lake City', 'UT', '84130'),
  },
  cigna: {
    ...{ name: 'Cigna (Evernorth)', payerId: '62308', kind: 'commercial', phone: '8008822462' },
    ...{ filingDays: 90, correctedDays: 180 },
    claimAddress: address('P.O. Box 188022', 'Chattanooga', 'TN', '37422'),
  },
  medicare: {
    ...{ name: 'Medicare Part B', payerId: '13282', kind: 'medicare', phone: '8778698504', filingDays: 365 },
    ...{ supervisedRendering: 'supervisor' },
    claimAddress: address('P.O. Box 6178', 'Indianapolis', 'IN', '46206'),
  },
  medicaid: {
    ...{ name: 'New York State Medicaid', payerId: 'MCDNY', kind: 'medicaid', phone: '8003439000' },
    ...{ filingDays: 90, secondPayerDays: 60, mayChargeMissed: false },
    claimAddress: address('P.O. Box 4601', 'Rensselaer', 'NY', '12144'),
  },
}

const KEYS = Object.keys(PAYERS) as DemoPayerKey[]

/** The id of a payer in one practice. */
export const demoPayerId = (practiceId: string, key: DemoPayerKey): string =>
  demoId(`payer ${practiceId} ${key}`)

/** The payers of every practice of an organization, made when the demonstration begins. */
export const demoPayers = ({ organizationId, practices }: DemoOrganization, madeAt: Date): PayerRow[] =>
  practices.flatMap(({ id: practiceId }) =>
    KEYS.map((key) => ({
      ...{ correctedDays: null, secondPayerDays: null, mayChargeMissed: true },
      supervisedRendering: 'clinician_with_supervisor' as const,
      ...PAYERS[key],
      organizationId,
      id: demoPayerId(practiceId, key),
      practiceId,
      delivery: 'file' as const,
      telehealth: { videoModifier: '95', audioModifier: '93', placeForHome: '10', placeForElsewhere: '02' },
      takesTaxonomy: true,
      remittanceIds: [{ kind: '2U' as const, value: PAYERS[key].payerId }],
      isActive: true,
      createdAt: madeAt,
      updatedAt: madeAt,
    })),
  )
