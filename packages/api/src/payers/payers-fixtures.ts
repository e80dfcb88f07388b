import { anAddress } from '../organization/organization-fixtures'
import { fixtureId } from '../testing/fixture-id'
import { fixtureOf } from '../testing/fixture-of'
import { PayerRule } from './payer-rules-contract'
import { Payer, PayerInput } from './payers-contract'

/** What a person would type about Aetna. */
export const aPayerInput = fixtureOf<PayerInput>(PayerInput, () => ({
  name: 'Aetna',
  payerId: '60054',
  kind: 'commercial',
  claimAddress: anAddress(),
  phone: '8006240756',
  delivery: 'file',
  filingDays: 120,
  correctedDays: null,
  secondPayerDays: null,
  telehealth: { videoModifier: '95', audioModifier: '93', placeForHome: '10', placeForElsewhere: '02' },
  supervisedRendering: 'clinician_with_supervisor',
  takesTaxonomy: true,
  mayChargeMissed: true,
  remittanceIds: [{ kind: '2U', value: '60054' }],
  isActive: true,
}))

/** Aetna, which takes claims as files within 120 days. */
export const aPayer = fixtureOf<Payer>(Payer, () => ({
  ...aPayerInput(),
  claimAddress: anAddress(),
  id: fixtureId(60),
  practiceId: fixtureId(3),
  version: 1,
  createdAt: '2026-01-05T14:00:00Z',
  updatedAt: '2026-01-05T14:00:00Z',
}))

/** That what Aetna doesn’t cover is the client’s share. */
export const aPayerRule = fixtureOf<PayerRule>(PayerRule, () => ({
  id: fixtureId(97),
  payer: { id: fixtureId(60), name: 'Aetna' },
  code: '96',
  words: 'Not covered: see the remark',
  isClients: true,
  since: '2026-11-03',
  decidedByName: 'Olivia Bennett',
}))
