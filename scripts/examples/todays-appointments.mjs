import { APPOINTMENTS_MESSAGES, userMessage } from '@oaklet/api'
import { dateIn, dayRange, inWords, isDate, timeIn } from './parts/local-day.mjs'
import { requireSignedIn } from './parts/open-session.mjs'
import { runScript } from './parts/run-script.mjs'
import { ScriptError } from './parts/ScriptError.mjs'
import { textTable } from './parts/text-table.mjs'

const inPlainWords = (status) => status.replaceAll('_', ' ')

await runScript(
  {
    usage: '[--date YYYY-MM-DD]',
    options: { date: { type: 'string' } },
    sentenceOf: (error) => userMessage(error, APPOINTMENTS_MESSAGES.list),
  },
  async (opened, { values }) => {
    if (values.date !== undefined && !isDate(values.date))
      throw new ScriptError(`This is not a date like 2026-11-17: ${values.date}`, 2)
    const { orgId, practiceId } = await requireSignedIn(opened)
    const { api } = opened
    const { name, timeZone } = await api.organization.practice({ orgId, practiceId })
    // A day begins and ends where the practice is, not where the script runs.
    const date = values.date ?? dateIn(timeZone, Date.now())
    const appointments = await api.appointments.list({ practiceId }, dayRange(date, timeZone))

    console.log(`${name}, ${inWords(date)} (${timeZone})`)
    if (appointments.length === 0) console.log('No appointments.')
    else console.log(`\n${tableOf(appointments, timeZone)}`)
  },
)

function tableOf(appointments, timeZone) {
  const rows = appointments.map(({ startsAt, endsAt, clients, clinician, location, status }) => [
    `${timeIn(timeZone, startsAt)}–${timeIn(timeZone, endsAt)}`,
    clients.map((client) => client.name).join(', '),
    clinician.name,
    location?.name ?? 'Telehealth',
    inPlainWords(status),
  ])
  return textTable(['Time', 'Client', 'Clinician', 'Where', 'Status'], rows)
}
