import { writeFileSync } from 'node:fs'
import {
  ANALYTICS_EXPORT_FORMATS,
  ANALYTICS_TYPES,
  analyticsMessage,
  DATE_RANGES,
  DEFAULT_DATE_RANGE,
} from '@oaklet/api'
import { requireSignedIn } from './parts/open-session.mjs'
import { requireChoice } from './parts/require-choice.mjs'
import { runScript } from './parts/run-script.mjs'
import { ScriptError } from './parts/ScriptError.mjs'

const USAGE = `[--type TYPE] [--range RANGE | --from YYYY-MM-DD --to YYYY-MM-DD] [--format FORMAT]

Saves analytics in the current folder, under the name that the server gives the file.
  TYPE    ${ANALYTICS_TYPES.join(', ')} (practice)
  RANGE   ${DATE_RANGES.filter((range) => range !== 'custom').join(', ')} (${DEFAULT_DATE_RANGE})
  FORMAT  ${ANALYTICS_EXPORT_FORMATS.join(', ')} (csv)`

await runScript(
  {
    usage: USAGE,
    options: {
      type: { type: 'string', default: 'practice' },
      range: { type: 'string' },
      from: { type: 'string' },
      to: { type: 'string' },
      format: { type: 'string', default: 'csv' },
    },
    sentenceOf: (error) => analyticsMessage(error, 'export'),
  },
  async (opened, { values }) => {
    const type = requireChoice('type', values.type, ANALYTICS_TYPES)
    const format = requireChoice('format', values.format, ANALYTICS_EXPORT_FORMATS)
    const range = rangeOf(values)
    const { practiceId } = await requireSignedIn(opened)
    const { fileName, bytes } = await opened.api.analytics.export({ type, format, practiceId, ...range })
    save(fileName, bytes)
    console.log(`Saved ${fileName} (${bytes.byteLength.toLocaleString('en-US')} bytes).`)
  },
)

function rangeOf({ range, from, to }) {
  if (from === undefined && to === undefined)
    return { dateRange: requireChoice('range', range ?? DEFAULT_DATE_RANGE, DATE_RANGES) }
  if (range !== undefined) throw new ScriptError('Give a --range, or --from and --to, not both.', 2)
  return { dateRange: 'custom', startDate: from, endDate: to }
}

/** Only for its owner to read: analytics are the practice's own business. */
function save(fileName, bytes) {
  try {
    writeFileSync(fileName, bytes, { mode: 0o600 })
  } catch (cause) {
    throw new ScriptError(`${fileName} can’t be written: ${cause.code}.`)
  }
}
