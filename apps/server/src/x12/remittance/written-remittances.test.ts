import fc from 'fast-check'
import { expect, it } from 'vitest'
import { runs } from '../../testing/sample-size'
import { bytesOf } from '../testing/sample'
import { drawnPayment, someClaims, somePayments } from '../testing/random-payments'
import { writtenRemittance } from '../testing/written-remittance'
import { imbalancesOf } from './imbalances-of'
import { readRemittances } from './read-remittances'
import type { Remittance } from './remittance'

const separators = fc.constantFrom(
  { element: '*', component: ':', terminator: '~' },
  { element: '|', component: '>', terminator: '\n' },
  { element: '+', component: '^', terminator: "'\r\n" },
)

/** What a file says in itself, without where it stands in the file. */
const content = ({ claims, providerAdjustments, amountCents, payee, payer }: Remittance) => ({
  ...{ amountCents, payee, payer },
  claims: claims.map(({ controlNumber, status, chargeCents, paidCents, adjustments, client, lines }) => ({
    ...{ controlNumber, status, chargeCents, paidCents, adjustments, client },
    lines: lines.map((line) => ({ ...line, segment: 0 })),
  })),
  providerAdjustments: providerAdjustments.map((adjustment) => ({ ...adjustment, segment: 0 })),
})

it('a remittance says what its payer wrote, to the cent and in balance, whatever signs part it', () => {
  fc.assert(
    fc.property(someClaims, somePayments, separators, (claims, payments, signs) => {
      for (const payment of payments) {
        const { remittance } = drawnPayment(payment, claims, [], [])
        const file = readRemittances(bytesOf(writtenRemittance(remittance, signs)))
        expect(file.warnings).toEqual([])
        expect(file.remittances.map(content)).toEqual([content(remittance)])
        expect(file.remittances.flatMap(imbalancesOf)).toEqual([])
      }
    }),
    { numRuns: runs({ gate: 60, long: 10_000 }) },
  )
})
