import { createHash } from 'node:crypto'
import { fallsInto, HOLIDAYS_MESSAGES, userMessage } from '@oaklet/api'
import { federalHolidays } from './parts/federal-holidays.mjs'
import { requireSignedIn } from './parts/open-session.mjs'
import { holidayOf, readHolidays } from './parts/read-holidays.mjs'
import { runScript } from './parts/run-script.mjs'
import { ScriptError } from './parts/ScriptError.mjs'

const USAGE = `FILE.csv | FILE.json | --year YYYY

Adds holidays to the practice, except those that are there already.
  FILE.csv   its first line names the columns: name,date, and if needed endDate,recurringType,description
  FILE.json  a list of objects with these names
  --year     the federal holidays of the United States, from that year on`

await runScript(
  {
    usage: USAGE,
    options: { year: { type: 'string' } },
    allowPositionals: true,
    sentenceOf: (error) => userMessage(error, HOLIDAYS_MESSAGES.create),
  },
  async (opened, { values, positionals }) => {
    const wanted = wantedHolidays(values.year, positionals)
    const { practiceId } = await requireSignedIn(opened)
    const { holidays } = opened.api
    const existing = await holidays.list({ practiceId })

    let added = 0
    for (const [index, holiday] of wanted.entries()) {
      const isThere = existing.some((other) => isSame(other, holiday))
      if (!isThere) {
        existing.push(await addHoliday(holidays, practiceId, holiday))
        added += 1
      }
      const outcome = isThere ? 'already there' : 'added'
      console.log(`${index + 1} of ${wanted.length}  ${holiday.date}  ${holiday.name}: ${outcome}`)
    }
    console.log(`${added} added, ${wanted.length - added} already there.`)
  },
)

function wantedHolidays(year, paths) {
  if (year === undefined && paths.length === 1) return readHolidays(paths[0])
  if (year === undefined || paths.length > 0) throw new ScriptError('Give one file, or a --year.', 2)
  if (!/^(19|20|21)\d\d$/.test(year)) throw new ScriptError(`This is not a year like 2027: ${year}`, 2)
  return federalHolidays(Number(year)).map((entry) => holidayOf(entry, entry.name))
}

function isSame(other, { name, date }) {
  const isOnThatDay = fallsInto(other, { startDate: date, endDate: date })
  return isOnThatDay && other.name.toLowerCase() === name.toLowerCase()
}

/**
 * Adds it once, however often the script is cut off and started again: the key follows from the holiday itself. An
 * answer that names a holiday that is gone is an old one, to a holiday that someone has deleted since.
 */
async function addHoliday(holidays, practiceId, holiday) {
  for (let after = ''; ;) {
    const idempotencyKey = hashOf([practiceId, holiday, after])
    const added = await holidays.create({ practiceId }, holiday, { idempotencyKey })
    const ofThatDay = await holidays.list({ practiceId }, { startDate: added.date, endDate: added.date })
    if (ofThatDay.some(({ id }) => id === added.id)) return added
    after = added.id
  }
}

function hashOf(value) {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex')
}
