import { describe, expect, it } from 'vitest'
import { remittanceOf } from '../testing/sample-case'
import { paidProfiles, payingPayer, type PayingPayer } from './parties-of'

const { payer, payee, tracePayerId } = remittanceOf('01-plain-pay')

describe('who is paid', () => {
  const byNpi = { name: 'by NPI', npi: '2000000010', taxId: '' }
  const byTaxId = { name: 'by tax number', npi: '', taxId: '99-0000001' }

  it('has the NPI, or else the tax number', () => {
    expect(paidProfiles(payee, [byTaxId, byNpi])).toEqual([byNpi])
    expect(paidProfiles(payee, [byTaxId])).toEqual([byTaxId])
  })

  it('is nobody of ours with neither', () => {
    expect(paidProfiles({ name: 'OAKWOOD THERAPY GROUP', npi: '', taxId: '' }, [byNpi, byTaxId])).toEqual([])
  })
})

describe('the insurance that paid', () => {
  const aPayer = (changes: Partial<PayingPayer>): PayingPayer => ({
    ...{ name: '', payerId: '', remittanceIds: [], ...changes },
  })
  const inOrder = [
    aPayer({ remittanceIds: [{ kind: 'XV', value: 'N104' }] }),
    aPayer({ remittanceIds: [{ kind: '2U', value: '99901' }] }),
    aPayer({ payerId: '99901' }),
    aPayer({ remittanceIds: [{ kind: 'TRN03', value: '1990000901' }] }),
    aPayer({ name: 'Example Health-Plan' }),
  ]
  const said = { payer: { ...payer, id: 'N104' }, tracePayerId }

  it('is known by the id of its name, another id, its payer id, the origin of the payment, and its name', () => {
    for (const [at, expected] of inOrder.entries())
      expect(payingPayer(said, inOrder.slice(at).toReversed())).toBe(expected)
  })

  it('is not known without any of them', () => {
    expect(payingPayer(said, [aPayer({ name: 'Sample Mutual', payerId: '99902' })])).toBeUndefined()
    const nameless = { payer: { name: '', id: '', otherIds: [''] }, tracePayerId: '' }
    expect(payingPayer(nameless, [aPayer({}), ...inOrder])).toBeUndefined()
  })
})
