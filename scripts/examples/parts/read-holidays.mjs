import { readFileSync } from 'node:fs'
import { HolidayInput } from '@oaklet/api'
import { readCsv } from './read-csv.mjs'
import { ScriptError } from './ScriptError.mjs'

/** The holidays of a .csv or .json file; throws ScriptError with the place where it is amiss, before any is sent. */
export function readHolidays(path) {
  const entries = entriesOf(path)
  if (!Array.isArray(entries)) throw new ScriptError(`${path} holds no list of holidays.`)
  return entries.map((entry, index) => holidayOf(entry, `${path}, holiday ${index + 1}`))
}

/** A holiday as the API takes it: what is left out is the usual. `place` says where it comes from. */
export function holidayOf(entry, place) {
  const { name = '', date = '', endDate, recurringType, locations = [], description = '' } = entry ?? {}
  const checked = HolidayInput.safeParse({
    ...{ name, date, description, locations },
    ...(endDate ? { endDate } : {}),
    recurring: Boolean(recurringType) && recurringType !== 'none',
    recurringType: recurringType || 'none',
  })
  if (checked.success) return checked.data
  const [{ path, message }] = checked.error.issues
  throw new ScriptError(`${place}: ${message} (${path.join('.')}).`)
}

function entriesOf(path) {
  try {
    const text = readFileSync(path, 'utf8')
    return path.toLowerCase().endsWith('.csv') ? readCsv(text) : JSON.parse(text)
  } catch (error) {
    throw new ScriptError(`${path} can’t be read: ${error.code ?? error.message}.`)
  }
}
