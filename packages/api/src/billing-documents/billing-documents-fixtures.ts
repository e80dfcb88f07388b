import { anAddress } from '../organization/organization-fixtures'
import { fixtureOf } from '../testing/fixture-of'
import { DocumentBiller, DocumentClient, DocumentClinician } from './document-parties'
import { DocumentSending } from './document-sendings'

/** Oakwood, as it bills. */
export const aDocumentBiller = fixtureOf<DocumentBiller>(DocumentBiller, () => ({
  name: 'Oakwood Therapy Group PLLC',
  npi: '1234567893',
  taxIdKind: 'ein',
  taxId: '141234567',
  address: anAddress({ zipCode: '12207-1512' }),
  payToAddress: null,
  phone: '5185550100',
}))

/** Marisol Vega, as insurers know her. */
export const aDocumentClient = fixtureOf<DocumentClient>(DocumentClient, () => ({
  name: 'Marisol Vega',
  dateOfBirth: '1991-04-12',
  address: anAddress(),
}))

/** Olivia Bennett, as claims name her. */
export const aDocumentClinician = fixtureOf<DocumentClinician>(DocumentClinician, () => ({
  name: 'Olivia Bennett',
  credentials: 'LCSW',
  license: { number: '073124', state: 'NY' },
  npi: '1245319599',
  supervisorName: null,
}))

/** A mail with a document to Marisol Vega. */
export const aDocumentSending = fixtureOf<DocumentSending>(DocumentSending, () => ({
  how: 'email',
  email: 'mari.vega@mail.example',
  state: 'sent',
  sentAt: '2026-12-01T16:00:00Z',
  sentByName: 'Olivia Bennett',
}))
