import {
  formatPhone,
  type Address,
  type DocumentBiller,
  type DocumentClient,
  type DocumentClinician,
  type StatementBiller,
  type StatementClient,
} from '@oaklet/api/contract'
import type { Pdf } from '../../pdf/create-pdf'
import { dayInWords } from '../../written-time'

/** Who bills, with or without the numbers that only insurers need. */
type Biller = StatementBiller & Partial<DocumentBiller>

/** Writes who bills and is paid; nothing below the heading where nobody is known to. */
export function writeBiller(pdf: Pdf, biller: Biller | null): void {
  pdf.heading('Practice')
  pdf.facts(
    known([
      ['Name', biller?.name],
      ['NPI', biller?.npi],
      ['Tax number', biller && taxNumberInWords(biller)],
      ['Address', addressInWords(biller?.address)],
      ['Payments to', addressInWords(biller?.payToAddress)],
      ['Phone', formatPhone(biller?.phone ?? '')],
    ]),
  )
}

/** Writes who the client is. */
export function writeClient(pdf: Pdf, client: StatementClient & Partial<DocumentClient>): void {
  pdf.heading('Client')
  pdf.facts(
    known([
      ['Name', client.name],
      ['Date of birth', client.dateOfBirth && dayInWords(client.dateOfBirth)],
      ['Address', addressInWords(client.address)],
    ]),
  )
}

/** Writes who holds the sessions. */
export function writeClinician(pdf: Pdf, clinician: DocumentClinician): void {
  pdf.heading('Clinician')
  pdf.facts(
    known([
      ['Name', [clinician.name, clinician.credentials].filter((part) => part !== '').join(', ')],
      ['NPI', clinician.npi],
      ['License', clinician.license && `${clinician.license.state} ${clinician.license.number}`],
      ['Supervisor', clinician.supervisorName],
    ]),
  )
}

type Fact = readonly [name: string, words: string | null | undefined]

/** The facts that are known. */
const known = (facts: readonly Fact[]): [string, string][] =>
  facts.flatMap(([name, words]) =>
    words === null || words === undefined || words === '' ? [] : [[name, words]],
  )

/** `EIN 14-1234567`, or `SSN 123-45-6789`. */
const taxNumberInWords = ({ taxId, taxIdKind }: Biller): string | undefined =>
  taxId === undefined
    ? undefined
    : taxIdKind === 'ein'
      ? `EIN ${taxId.slice(0, 2)}-${taxId.slice(2)}`
      : `SSN ${taxId.slice(0, 3)}-${taxId.slice(3, 5)}-${taxId.slice(5)}`

/** Street, city, state and ZIP code in one line; empty where nothing is known. */
export const addressInWords = (address: Address | null | undefined): string => {
  if (address === null || address === undefined) return ''
  const { street, city, state, zipCode } = address
  return [street, city, `${state} ${zipCode}`.trim()].filter((part) => part !== '').join(', ')
}
