import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { birthReadings } from './typed-birth'

const TODAY = '2026-11-25'

describe('a date of birth', () => {
  it.each([
    ...['1990-02-28', '1990-2-28', '1990/02/28', '1990.02.28', '19900228', '1990-Feb-28'],
    ...['28-Feb-1990', '28 February 1990', '28th Feb. 1990', '28-Feb-90', '28. February 1990', '28Feb1990'],
    ...['Feb 28, 1990', 'February 28 1990', 'FEB-28-1990', 'Feb. 28th, 1990', 'Feb 28, 90'],
    ...['Wednesday, February 28, 1990', 'Wed 28 Feb 1990', '32932', '32932.0'],
    ...['1990-02-28 00:00:00', '1990-02-28T00:00:00.000Z', '1990-02-28T00:00:00+00:00', ' 1990-02-28 '],
    ...['\u200E1990-02-28', '１９９０-02-28', '1990-02-28 9:30 PM', 'Feb 28, 1990, 12:00 AM'],
  ])('is sure of %j', (typed) => {
    expect(birthReadings(typed, TODAY)).toMatchObject({ month: '1990-02-28', day: '1990-02-28' })
  })

  it.each([
    ['3/4/1985', '1985-03-04', '1985-04-03'],
    ['03-04-1985', '1985-03-04', '1985-04-03'],
    ['03.04.1985', '1985-03-04', '1985-04-03'],
    ['3. 4. 1985', '1985-03-04', '1985-04-03'],
    ['03 04 1985', '1985-03-04', '1985-04-03'],
    ['03041985', '1985-03-04', '1985-04-03'],
    ['3/4/1985 0:00', '1985-03-04', '1985-04-03'],
    ['3/4/85', '1985-03-04', '1985-04-03'],
    ['3/3/1985', '1985-03-03', '1985-03-03'],
    ['2/28/1990', '1990-02-28', null],
    ['02-28-1990', '1990-02-28', null],
    ['2/28/1990 12:00:00 AM', '1990-02-28', null],
    ['2/28/90', '1990-02-28', null],
    ['28.02.1990', null, '1990-02-28'],
    ['25/12/1990', null, '1990-12-25'],
  ])('can be in %j the month first %j and the day first %j', (typed, month, day) => {
    expect(birthReadings(typed, TODAY)).toMatchObject({ month, day })
  })

  it.each([
    ['11/25/26', '2026-11-25'],
    ['11/26/26', '1926-11-26'],
    ['12/31/99', '1999-12-31'],
    ['1/31/00', '2000-01-31'],
  ])('has in %s the latest year that isn’t to come', (typed, month) => {
    expect(birthReadings(typed, TODAY).month).toBe(month)
  })

  it.each([
    ...['', 'unknown', '1985', '2/1990', 'Feb-90', '28', '2/30/1990', '2/29/23', '00/00/0000'],
    ...[
      '28-Foo-1990',
      '28 Ma 1990',
      '1990-28-02',
      '2/3-1990',
      '1/2/3',
      '90-02-28',
      '2281990',
      '99999',
      '3320',
    ],
    ...['1990-02-27T23:00:00Z', '1990-02-28T05:00:00-05:00', '2/28/1990 or so', '-32932'],
  ])('isn’t read in %j', (typed) => {
    expect(birthReadings(typed, TODAY)).toMatchObject({ month: null, day: null })
  })

  it('is read as it was written, in either order', () => {
    const birth = fc.date({
      min: new Date('1926-11-26T00:00:00Z'),
      max: new Date(`${TODAY}T00:00:00Z`),
      noInvalidDate: true,
    })
    const separator = fc.constantFrom('/', '-', '.', ' ')
    fc.assert(
      fc.property(birth, separator, fc.boolean(), (at, between, isShort) => {
        const date = at.toISOString().slice(0, 10)
        const [year = '', month = '', day = ''] = date.split('-')
        const shown = isShort ? year.slice(2) : year
        const write = (...parts: string[]) => birthReadings([...parts, shown].join(between), TODAY)
        expect(write(String(Number(month)), day).month).toBe(date)
        expect(write(day, month).day).toBe(date)
      }),
    )
  })
})
