import { describe, expect, it } from 'vitest'
import { refusalOf } from '../testing/refusal-of'
import { bytesOf, sample, samplesEnding, sampleText } from '../testing/sample'
import { imbalancesOf } from './imbalances-of'
import { readRemittances } from './read-remittances'
import type { Remittance } from './remittance'

const PLAIN = sampleText('01-plain-pay.835')

function readOne(text: string): Remittance {
  const [remittance] = readRemittances(bytesOf(text)).remittances
  if (remittance === undefined) throw new Error('The file holds no remittance.')
  return remittance
}

describe('a remittance', () => {
  it('says who paid whom, how, when and under which number', () => {
    expect(readOne(PLAIN)).toMatchObject({
      segment: 3,
      method: 'ACH',
      amountCents: 12_500,
      paidOn: '2026-11-18',
      traceNumber: 'EFT0000001',
      tracePayerId: '1990000901',
      payer: { name: 'EXAMPLE HEALTH PLAN', id: '', otherIds: ['99901'] },
      payee: { name: 'OAKWOOD THERAPY GROUP', npi: '2000000010', taxId: '990000001' },
      providerAdjustments: [],
      isTest: true,
      warnings: [],
    })
  })

  it('says of each claim and line what was charged, paid and adjusted', () => {
    expect(readOne(PLAIN).claims).toMatchObject([
      {
        segment: 15,
        controlNumber: 'K000000018',
        status: '1',
        chargeCents: 18_500,
        paidCents: 12_500,
        clientShareCents: 2500,
        payerClaimNumber: 'EHP26000001',
        adjustments: [],
        client: { lastName: 'PINE', firstName: 'AVERY', id: 'EHP100001' },
        servedFrom: '2026-11-02',
        lines: [
          {
            segment: 20,
            code: '90837',
            modifiers: ['95'],
            billedCode: null,
            chargeCents: 18_500,
            paidCents: 12_500,
            units: '1',
            servedFrom: '2026-11-02',
            adjustments: [
              { group: 'CO', code: '45', cents: 3500, quantity: null },
              { group: 'PR', code: '3', cents: 2500, quantity: null },
            ],
            controlNumber: 'K00000001801',
            allowedCents: 15_000,
          },
        ],
      },
    ])
  })

  it('has several reasons of a group in one segment', () => {
    const [, second] = readOne(sampleText('02-deductible.835')).claims
    expect(second?.lines[0]?.adjustments.map(({ group, code, cents }) => [group, code, cents])).toEqual([
      ['CO', '45', 3500],
      ['PR', '1', 8160],
      ['PR', '2', 2168],
    ])
  })

  it('names the code that was billed where the payer decided on another', () => {
    expect(readOne(sampleText('12-changed-code.835')).claims[0]?.lines[0]).toMatchObject({
      code: '90834',
      billedCode: '90837',
      billedModifiers: ['95'],
      remarks: ['N22'],
    })
  })

  it('has remarks at the claim and corrections of the client', () => {
    const more = ['NM1*74*1*PINES****C*EHP100009', 'MOA***MA130*N30']
    expect(readOne(PLAIN.replace('DTM*232', `${more.join('~')}~DTM*232`)).claims[0]).toMatchObject({
      corrected: { lastName: 'PINES', id: '' },
      remarks: ['MA130', 'N30'],
    })
  })

  it('has money that belongs to no claim, with code and reference', () => {
    const { providerAdjustments } = readOne(sampleText('10-interest.835'))
    expect(providerAdjustments).toMatchObject([{ code: 'L6', reference: 'K000000174', cents: -137 }])
  })

  it('reads components that are parted by another sign than the file says, and warns', () => {
    const { claims, warnings } = readOne(PLAIN.replace('HC:90837:95', 'HC>90837>95'))
    expect(claims[0]?.lines[0]).toMatchObject({ code: '90837', modifiers: ['95'] })
    expect(warnings).toMatchObject([{ segment: 20 }])
  })

  it('keeps to the sign of the file where only some services have another', () => {
    const { claims, warnings } = readOne(PLAIN.replace('HC:90837:95', 'HC:90837>1:95'))
    expect(claims[0]?.lines[0]).toMatchObject({ code: '90837>1', modifiers: ['95'] })
    expect(warnings).toEqual([])
  })

  it('is below zero where the money goes to the payer, and has services of several days', () => {
    const days = 'DTM*150*20261102~DTM*151*20261103~CAS*CO'
    const { amountCents, claims } = readOne(
      PLAIN.replace('125*C*', '125*D*').replace(/DTM\*472.*\n*CAS\*CO/, days),
    )
    expect(amountCents).toBe(-12_500)
    expect(claims[0]?.lines[0]).toMatchObject({ servedFrom: '2026-11-02', servedTo: '2026-11-03' })
  })

  it('warns of a day that does not exist, and of another guide', () => {
    const odd = PLAIN.replace('20261118~', '20263118~').replace('X221A1', 'X999')
    const { paidOn, warnings } = readOne(odd)
    expect(paidOn).toBeNull()
    expect(warnings).toHaveLength(2)
  })

  it('may stand in one file with others', () => {
    const second = sampleText('10-interest.835')
    expect(
      readRemittances(bytesOf(PLAIN + second)).remittances.map(({ traceNumber }) => traceNumber),
    ).toEqual(['EFT0000001', 'EFT0000010'])
  })

  it.each<[string, (text: string) => string, string, number]>([
    ['an amount with three decimals', (text) => text.replace('*125*C', '*125.001*C'), 'bad_amount', 4],
    ['a word for an amount', (text) => text.replace('CO*45*35', 'CO*45*many'), 'bad_amount', 22],
    ['no BPR', (text) => text.replace('BPR*', 'XPR*'), 'missing_segment', 3],
    ['no TRN', (text) => text.replace('TRN*', 'XRN*'), 'missing_segment', 3],
    ['no number in TRN', (text) => text.replace('EFT0000001', ''), 'missing_segment', 3],
    ['no N1 PE', (text) => text.replace('N1*PE', 'N1*XX'), 'missing_segment', 3],
  ])('is refused with the segment where it has %s', (_, change, reason, segment) => {
    expect(refusalOf(() => readRemittances(bytesOf(change(PLAIN))))).toMatchObject({ reason, segment })
  })

  it('is refused where the file holds answers', () => {
    expect(refusalOf(() => readRemittances(sample('22-277ca-mixed.277')))).toMatchObject({
      reason: 'other_kind',
      message: 'This is a 277CA: import it under Answers.',
    })
  })
})

describe('what names a payment', () => {
  const trace = (text: string) => [readOne(text).traceKey, readOne(text).contentHash]

  it('is the same with the same content in another interchange', () => {
    const again = sampleText('11a-same-trace-same-content.835')
    expect(trace(again.replace('ST*835*0001', 'ST*835*0777').replace('SE*24*0001', 'SE*24*0777'))).toEqual(
      trace(PLAIN),
    )
    expect(trace(again.replaceAll('*', '|').replaceAll(':', '>'))).toEqual(trace(PLAIN))
  })

  it('is the same with another amount, whose content is another', () => {
    const [key, hash] = trace(sampleText('11b-same-trace-other-amount.835'))
    expect(key).toBe(trace(PLAIN)[0])
    expect(hash).not.toBe(trace(PLAIN)[1])
  })

  it('is also the content where no money moved, as such numbers repeat', () => {
    const denial = sampleText('03-denial.835')
    expect(trace(denial.replace('CO*197', 'CO*198'))[0]).not.toBe(trace(denial)[0])
  })

  it('is also the content where a file states a sum and says that none moved', () => {
    const none = PLAIN.replace('*C*ACH*', '*C*NON*')
    expect(trace(none.replace('CO*45', 'CO*253'))[0]).not.toBe(trace(none)[0])
  })
})

describe('the balance of a remittance', () => {
  it.each(samplesEnding('.835'))('is right in %s', (name) => {
    const remittance = readOne(sampleText(name))
    expect(imbalancesOf(remittance)).toEqual([])
    expect(remittance.warnings).toEqual([])
  })

  it.each<[string, [string, string], object[]]>([
    [
      'a line',
      ['CO*45*35', 'CO*45*34'],
      [
        { at: 'line', segment: 20, saidCents: 12_500, sumCents: 12_600, differenceCents: 100 },
        { at: 'claim', segment: 15, differenceCents: 100 },
      ],
    ],
    [
      'the charges',
      ['*1*185*125', '*1*186*125'],
      [{ at: 'claim' }, { at: 'charges', differenceCents: -100 }],
    ],
    ['the payment', ['BPR*I*125', 'BPR*I*125.01'], [{ at: 'payment', segment: 3, differenceCents: -1 }]],
    [
      'the payment, whose other money lowers it',
      ['SE*', 'PLB*2000000010*20261231*L6:X*1.37~SE*'],
      [{ at: 'payment', differenceCents: -137 }],
    ],
  ])('is wrong at %s, with the difference', (_, [from, to], imbalances) => {
    expect(imbalancesOf(readOne(PLAIN.replace(from, to)))).toMatchObject(imbalances)
  })

  it('does not depend on what the file calls the client’s share, which only warns', () => {
    const remittance = readOne(PLAIN.replace('*125*25*12', '*125*20*12'))
    expect(imbalancesOf(remittance)).toEqual([])
    expect(remittance.warnings).toMatchObject([{ segment: 15 }])
  })
})
