import { describe, expect, it } from 'vitest'
import { orderOfColumn } from './date-order'

const orderOf = (values: string[], heading = 'DOB') => orderOfColumn(heading, values, '2026-11-25')

describe('a column of dates', () => {
  it.each([
    ['one can only be day first', ['03/04/1985', '25/12/1990', ''], 'day'],
    ['one can only be month first', ['03/04/1985', '12/25/1990', 'x'], 'month'],
    ['they have dots', ['03.04.1985', '01.02.1990'], 'day'],
    ['they have dots and one can only be month first', ['03.04.1985', '12.25.1990'], 'month'],
    ['each is sure', ['1990-02-28', '3/3/1985', 'Feb 28, 1990', '33207'], 'month'],
    ['there are none', ['', '31/4/1990'], 'month'],
  ])('is known by its dates where %s', (_, values, order) => {
    expect(orderOf(values)).toEqual({ order })
  })

  it.each([
    ['Date of Birth (MM/DD/YYYY)', 'month'],
    ['DOB dd.mm.yy', 'day'],
    ['DOB [D/M/YYYY]', 'day'],
    ['MMDDYYYY', 'month'],
    ['Birthday, day / month / year', 'day'],
    ['DOB (M/D/Y)', 'month'],
  ])('is known by the heading %s', (heading, order) => {
    expect(orderOf(['3/4/1985', '25/12/1990', '12/25/1990'], heading)).toEqual({ order })
  })

  it('is asked about where nothing tells', () => {
    const either = { typed: '3/4/1985', month: '1985-03-04', day: '1985-04-03' }
    expect(orderOf(['1/1/1990', '01.02.1990', '3/4/1985', '5/6/1985'])).toEqual({
      question: { only: null, either },
    })
  })

  it('is asked about where its dates are of both orders', () => {
    const only = { month: '12/25/1990', day: '25/12/1990' }
    expect(orderOf(['25/12/1990', '12/25/1990'])).toEqual({ question: { only, either: null } })
    expect(orderOf(['25/12/1990', '3/4/85', '12/25/1990'])).toEqual({
      question: { only, either: { typed: '3/4/85', month: '1985-03-04', day: '1985-04-03' } },
    })
  })
})
