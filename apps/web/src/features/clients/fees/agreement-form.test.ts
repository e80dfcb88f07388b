import { aFeeAgreement } from '@oaklet/api/testing'
import { describe, expect, it } from 'vitest'
import { agreementBodyOf, agreementErrors, agreementValuesOf, agreementVersions } from './agreement-form'

const TODAY = '2026-11-17'
const values = () => agreementValuesOf(aFeeAgreement(), TODAY)

describe('the form of a fee agreement', () => {
  it('begins today, and asks for all that is needed', () => {
    const empty = agreementValuesOf(null, TODAY)
    expect(empty.startsOn).toBe(TODAY)
    expect(agreementErrors({ ...empty, startsOn: null })).toEqual([
      { path: 'serviceCode', message: 'Choose a service' },
      { path: 'feeCents', message: 'Enter the fee, like 120.50' },
      { path: 'startsOn', message: 'Enter the first day' },
      { path: 'reason', message: 'Enter the reason' },
      { path: 'agreedBy', message: 'Enter who agreed to it' },
    ])
  })

  it('sends the fee or the percentage, whichever is chosen', () => {
    expect(agreementBodyOf(values())).toMatchObject({
      serviceCode: '90834',
      feeCents: 9_000,
      percentOff: null,
    })
    const percent = { ...values(), service: 'all', kind: 'percent' as const }
    expect(agreementErrors(percent)).toEqual([{ path: 'percentOff', message: 'Use 1 to 100 percent' }])
    expect(agreementBodyOf({ ...percent, percentOff: 20 })).toMatchObject({
      ...{ serviceCode: null, feeCents: null, percentOff: 20 },
    })
  })

  it('says both versions in words', () => {
    const theirs = aFeeAgreement({ serviceCode: null, feeCents: null, percentOff: 20, endsOn: '2026-12-31' })
    const rows = agreementVersions('USD')(values(), theirs)
    expect(rows.filter((row) => row.mine !== row.theirs)).toEqual([
      { label: 'Service', mine: '90834', theirs: 'All services' },
      { label: 'Fee', mine: '$90.00', theirs: '20% off' },
      { label: 'Last day', mine: '', theirs: 'Dec 31, 2026' },
    ])
  })
})
