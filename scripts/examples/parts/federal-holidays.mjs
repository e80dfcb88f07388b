const [MONDAY, THURSDAY] = [1, 4]

/** The eleven federal holidays of the United States in a year; each comes again every year. */
export function federalHolidays(year) {
  const on = (name, month, day) => entry(name, 'yearly_date', dateOf(year, month, day))
  const nth = (name, month, weekday, number) =>
    entry(name, 'yearly_weekday', nthWeekday(year, month, weekday, number))
  return [
    on('New Year’s Day', 1, 1),
    nth('Martin Luther King Jr. Day', 1, MONDAY, 3),
    nth('Presidents’ Day', 2, MONDAY, 3),
    entry('Memorial Day', 'yearly_last_weekday', lastWeekday(year, 5, MONDAY)),
    on('Juneteenth', 6, 19),
    on('Independence Day', 7, 4),
    nth('Labor Day', 9, MONDAY, 1),
    nth('Columbus Day', 10, MONDAY, 2),
    on('Veterans Day', 11, 11),
    nth('Thanksgiving Day', 11, THURSDAY, 4),
    on('Christmas Day', 12, 25),
  ]
}

const entry = (name, recurringType, date) => ({ name, date, recurringType })

const dateOf = (year, month, day) => new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)

function nthWeekday(year, month, weekday, number) {
  const first = new Date(Date.UTC(year, month - 1, 1)).getUTCDay()
  return dateOf(year, month, 1 + ((weekday - first + 7) % 7) + (number - 1) * 7)
}

function lastWeekday(year, month, weekday) {
  const last = new Date(Date.UTC(year, month, 0))
  return dateOf(year, month, last.getUTCDate() - ((last.getUTCDay() - weekday + 7) % 7))
}
