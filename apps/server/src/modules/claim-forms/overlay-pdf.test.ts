import type { ClaimForm } from '@oaklet/api/contract'
import { aClaimBiller, aClaimForm, aClaimLine, aClaimPerson, anOtherInsurance } from '@oaklet/api/testing'
import { describe, expect, it } from 'vitest'
import { readSheets } from '../../testing/read-pdf'
import { overlayPdf, overlayTestPage } from './index'

const madeAt = new Date('2026-11-04T15:00:00Z')
const NONE = { right: 0, down: 0 }

const anAddress = (street: string) => ({
  street,
  city: 'Springfield',
  state: 'IL',
  zipCode: '62704',
  country: 'US',
})

const full: ClaimForm = aClaimForm({
  payer: {
    ...{ ...aClaimForm().payer, name: 'Example Health Plan, Inc.', kind: 'ppo' },
    address: { ...anAddress('1 Claims Way, Suite 9'), zipCode: '62701-0001' },
  },
  ...{ memberId: 'EHP-100 001', relation: 'child', groupNumber: 'GRP100', planName: 'Choice Plus' },
  client: aClaimPerson({
    ...{ lastName: 'O’Neil-Strauß', firstName: 'Zoë', middleName: 'Q', dateOfBirth: '2015-06-05' },
    ...{ sex: 'male', address: anAddress('12 Birch Lane, Apt. 4'), phone: '2175550142' },
  }),
  subscriber: aClaimPerson({
    ...{ lastName: 'Rowan', firstName: 'Casey', dateOfBirth: '1984-01-20', sex: 'female' },
    address: anAddress('7 Elm Street'),
  }),
  otherInsurance: anOtherInsurance({
    ...{ groupNumber: 'GRP200', planName: 'Silver' },
    subscriber: { lastName: 'Rowan', firstName: 'Robin', middleName: '', address: null },
  }),
  accident: { isEmployment: false, isAuto: true, autoState: 'NY', isOther: false },
  ...{ onsetOn: '2026-10-01', note: 'First line of a note.', authorizationNumber: 'AUTH-55021' },
  ...{ frequency: '7', payerClaimNumber: 'EHP26000004', patientPaidCents: 2505 },
  supervising: { lastName: 'Hale', firstName: 'Morgan', middleName: '', npi: '2000000036' },
  diagnoses: [
    'F43.22',
    'F90.2',
    'F33.1',
    'F41.1',
    'F50.2',
    'F60.3',
    'F84.0',
    'F10.20',
    'F11.20',
    'F12.20',
    'F13.20',
    'F14.20',
  ],
  lines: [
    aClaimLine({
      ...{ date: '2026-11-02', placeOfService: '10', code: '90837', chargeCents: 18_500 },
      modifiers: ['95', 'HO', 'GT', '59'],
      pointers: [1, 2, 12],
      note: 'Crisis, at home',
    }),
    ...Array.from({ length: 5 }, (_, index) =>
      aClaimLine({ date: `2026-11-0${index + 3}`, chargeCents: 2500 }),
    ),
  ],
  facility: { name: 'Elm House', npi: '1234567893', address: anAddress('9 Elm Street') },
  billing: aClaimBiller({
    address: { ...anAddress('100 Sample Street, Suite 4'), zipCode: '62701-0001' },
    phone: '2175550100',
  }),
})

/** Each box by line, column and what is typed into it, as section 6 of the design has them. */
const TYPED: readonly (readonly [box: string, line: number, column: number, text: string])[] = [
  ['payer', 2, 41, 'EXAMPLE HEALTH PLAN INC'],
  ['payer’s street', 3, 41, '1 CLAIMS WAY'],
  ['payer’s suite', 4, 41, 'SUITE 9'],
  ['payer’s city', 5, 41, 'SPRINGFIELD IL 62701-0001'],
  ['1', 8, 31, 'X'],
  ['1a', 8, 50, 'EHP100001'],
  ['2', 10, 1, 'ONEIL-STRAUSS, ZOE, Q'],
  ['3 month', 10, 31, '06'],
  ['3 day', 10, 34, '05'],
  ['3 year', 10, 37, '2015'],
  ['3 M', 10, 42, 'X'],
  ['4', 10, 50, 'ROWAN, CASEY'],
  ['5 street', 12, 1, '12 BIRCH LANE APT 4'],
  ['6', 12, 42, 'X'],
  ['7 street', 12, 50, '7 ELM STREET'],
  ['5 city', 14, 1, 'SPRINGFIELD'],
  ['5 state', 14, 26, 'IL'],
  ['7 city', 14, 50, 'SPRINGFIELD'],
  ['7 state', 14, 74, 'IL'],
  ['5 zip', 16, 1, '62704'],
  ['5 area', 16, 15, '217'],
  ['5 phone', 16, 19, '5550142'],
  ['7 zip', 16, 50, '62704'],
  ['9', 18, 1, 'ROWAN, ROBIN'],
  ['11', 18, 50, 'GRP100'],
  ['9a', 20, 1, 'GRP200'],
  ['10a no', 20, 41, 'X'],
  ['11a month', 20, 53, '01'],
  ['11a day', 20, 56, '20'],
  ['11a year', 20, 59, '1984'],
  ['11a F', 20, 75, 'X'],
  ['10b yes', 22, 35, 'X'],
  ['10b state', 22, 45, 'NY'],
  ['10c no', 24, 41, 'X'],
  ['11c', 24, 50, 'CHOICE PLUS'],
  ['9d', 26, 1, 'SILVER'],
  ['11d yes', 26, 52, 'X'],
  ['12', 29, 7, 'SIGNATURE ON FILE'],
  ['13', 29, 55, 'SIGNATURE ON FILE'],
  ['14 month', 32, 2, '10'],
  ['14 day', 32, 5, '01'],
  ['14 year', 32, 8, '2026'],
  ['14 qualifier', 32, 16, '431'],
  ['17 role', 34, 1, 'DQ'],
  ['17', 34, 4, 'MORGAN HALE'],
  ['17b', 34, 33, '2000000036'],
  ['19', 36, 1, 'FIRST LINE OF A NOTE'],
  ['20 no', 36, 57, 'X'],
  ['21 ICD', 37, 42, '0'],
  ...(
    [
      [38, ['F4322', 'F902', 'F331', 'F411']],
      [39, ['F502', 'F603', 'F840', 'F1020']],
      [40, ['F1120', 'F1220', 'F1320', 'F1420']],
    ] as const
  ).flatMap(([line, codes]) =>
    codes.map((code, index) => ['21', line, [3, 16, 29, 42][index] ?? 0, code] as const),
  ),
  ['22 code', 38, 50, '7'],
  ['22 number', 38, 62, 'EHP26000004'],
  ['23', 40, 50, 'AUTH55021'],
  ['24 note', 43, 1, 'CRISIS AT HOME'],
  ...[43, 45, 47, 49, 51, 53].flatMap((line) => [
    ['24I', line, 65, 'ZZ'] as const,
    ['24J shaded', line, 68, '1041C0700X'] as const,
    ['24J', line + 1, 68, '1245319599'] as const,
  ]),
  ...[2, 3, 4, 5, 6, 7].flatMap((day, index) => {
    const line = 44 + 2 * index
    const texts = ['11', `0${day}`, '26', '11', `0${day}`, '26']
    return texts.map((text, place) => ['24A', line, 1 + 3 * place, text] as const)
  }),
  ['24B', 44, 19, '10'],
  ['24D', 44, 25, '90837'],
  ['24D modifier', 44, 33, '95'],
  ['24D modifier', 44, 36, 'HO'],
  ['24D modifier', 44, 39, 'GT'],
  ['24D modifier', 44, 42, '59'],
  ['24E', 44, 45, 'ABL'],
  ['24F', 44, 53, '18500'],
  ['24G', 44, 59, '1'],
  ...[46, 48, 50, 52, 54].flatMap((line) => [
    ['24B', line, 19, '11'] as const,
    ['24D', line, 25, '90834'] as const,
    ['24E', line, 45, 'A'] as const,
    ['24F', line, 54, '2500'] as const,
    ['24G', line, 59, '1'] as const,
  ]),
  ['25', 56, 1, '141234567'],
  ['25 EIN', 56, 19, 'X'],
  ['26', 56, 23, 'K000000018'],
  ['27 yes', 56, 38, 'X'],
  ['28', 56, 56, '31000'],
  ['29', 56, 66, '2505'],
  ['33 area', 57, 66, '217'],
  ['33 phone', 57, 70, '5550100'],
  ['32', 58, 23, 'ELM HOUSE'],
  ['32 street', 59, 23, '9 ELM STREET'],
  ['32 city', 60, 23, 'SPRINGFIELD IL 62704'],
  ['33', 58, 50, 'OAKWOOD THERAPY GROUP PLLC'],
  ['33 street', 59, 50, '100 SAMPLE STREET SUITE 4'],
  ['33 city', 60, 50, 'SPRINGFIELD IL 62701-0001'],
  ['31', 60, 1, 'SIGNATURE ON FILE'],
  ['31 date', 61, 6, '11 04 26'],
  ['32a', 61, 23, '1234567893'],
  ['33a', 61, 50, '1234567893'],
  ['33b', 61, 63, 'ZZ193200000X'],
]

/** A page as the characters in its 66 lines of 85 columns; a text that is not on them is an error. */
async function gridOf(bytes: Uint8Array, offsets = NONE): Promise<string[]> {
  const { sheets } = await readSheets(bytes)
  expect(sheets).toHaveLength(1)
  const grid = Array.from({ length: 66 }, () => Array.from({ length: 85 }, () => ' '))
  for (const { text, left, bottom } of sheets.flatMap(({ pieces }) => pieces)) {
    const column = (left - 20 - offsets.right * 0.72) / 7.2
    const line = (792 - 36 - bottom - offsets.down * 0.72) / 12
    expect(column - Math.round(column)).toBeCloseTo(0)
    expect(line - Math.round(line)).toBeCloseTo(0)
    for (const [index, character] of text.split('').entries()) {
      const row = grid[Math.round(line)]
      if (row !== undefined && character !== ' ') row[Math.round(column) + index] = character
    }
  }
  return grid.map((row) => row.join(''))
}

/** What stands in a box of a page. */
const at = (grid: readonly string[], line: number, column: number, length: number) =>
  (grid[line - 1] ?? '').slice(column - 1, column - 1 + length)

const pageOf = async (form: ClaimForm) =>
  gridOf(await overlayPdf(form, { offsets: NONE, madeAt, signedOn: '2026-11-04' }))

describe('what is printed onto a form', () => {
  it('has each box in its place, and nothing else', async () => {
    const grid = await pageOf(full)
    const found = TYPED.map(([box, line, column, text]) => [
      box,
      line,
      column,
      at(grid, line, column, text.length),
    ])
    expect(found).toEqual(TYPED.map((each) => [...each]))
    const left = TYPED.reduce(
      (lines, [, line, column, text]) =>
        lines.map((row, index) =>
          index === line - 1
            ? row.slice(0, column - 1) + ' '.repeat(text.length) + row.slice(column - 1 + text.length)
            : row,
        ),
      grid,
    )
    expect(left.filter((row) => row.trim() !== '')).toEqual([])
  })

  it('moves by the offsets of the practice', async () => {
    const offsets = { right: 25, down: -10 }
    const moved = await overlayPdf(full, { offsets, madeAt, signedOn: '2026-11-04' })
    expect(await gridOf(moved, offsets)).toEqual(await pageOf(full))
  })

  it('is for Letter paper, says what it is, and is not tagged', async () => {
    const bytes = await overlayPdf(full, { offsets: NONE, madeAt, signedOn: '2026-11-04' })
    const { title, subject, isMarked, sheets } = await readSheets(bytes)
    expect([sheets.map(({ size }) => size), isMarked]).toEqual([[[612, 792]], false])
    expect(title).toBe('Claim K000000018, to be printed onto a CMS-1500 form')
    expect(subject).toContain('It is not tagged')
  })

  it('leaves the boxes empty of what is not known', async () => {
    const grid = await pageOf(
      aClaimForm({
        client: aClaimPerson({ sex: 'nonbinary', dateOfBirth: null, address: null, phone: '' }),
        ...{ releaseOn: null, signatureOn: null, acceptsAssignment: false, billing: null },
        ...{ frequency: '1', payerClaimNumber: 'EHP1' },
      }),
    )
    for (const [line, column, length] of [
      ...[
        [10, 31, 19],
        [12, 1, 28],
        [29, 1, 80],
        [38, 50, 29],
        [56, 1, 21],
        [56, 62, 8],
        [58, 50, 29],
      ],
    ] as const) {
      expect([line, at(grid, line, column, length).trim()]).toEqual([line, ''])
    }
    expect(at(grid, 12, 33, 1)).toBe('X')
    expect(at(grid, 56, 43, 1)).toBe('X')
  })

  it('says NONE for the group where Medicare is first', async () => {
    const medicare = { ...full.payer, kind: 'medicare' as const }
    const [first, second] = [
      await pageOf({ ...full, payer: medicare, priority: 1 }),
      await pageOf({ ...full, payer: medicare, priority: 2 }),
    ]
    expect([at(first, 8, 1, 1), at(first, 18, 50, 6)]).toEqual(['X', 'NONE  '])
    expect(at(second, 18, 50, 6)).toBe('GRP100')
  })

  it('begins a long note in the line above, and cuts a name where its box ends', async () => {
    const note = `${'word '.repeat(9)}begins below`
    const lastName = 'Wolfeschlegelsteinhausenbergerdorff'
    const grid = await pageOf({ ...full, note, client: { ...full.client, lastName } })
    expect(at(grid, 35, 1, 50)).toBe(`${'WORD '.repeat(9)}     `)
    expect(at(grid, 36, 1, 50).trim()).toBe('BEGINS BELOW')
    expect(at(grid, 10, 1, 30)).toBe('WOLFESCHLEGELSTEINHAUSENBERG  ')
  })

  it('has a test page on which each box is full', async () => {
    const grid = await gridOf(await overlayTestPage({ offsets: NONE, madeAt }))
    for (const [, line, column, text] of TYPED) {
      expect([line, at(grid, line, column, text.length)]).toEqual([line, 'X'.repeat(text.length)])
    }
  })
})
