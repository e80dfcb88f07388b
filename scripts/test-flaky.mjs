import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readLastRun } from './gate/last-run.mjs'
import { addToLedger, tellLedger } from './gate/ledger.mjs'
import { environment, NODE, ROOT, runInView } from './repository.mjs'

/**
 * Runs the gate many times and prints which tests failed how often: `npm run test:flaky -- --runs 6`. `--busy 2` keeps
 * so many loops of computing beside it; `--moments` names the hours that the runs begin at, in turn, separated by
 * commas; `--only` takes some steps.
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '6' },
    busy: { type: 'string', default: '0' },
    moments: { type: 'string' },
    only: { type: 'string' },
  },
})

const BUSY_LOOP = 'for (;;) {}'
const moments = values.moments?.split(',') ?? [undefined]
const args = [join(ROOT, 'scripts/test.mjs'), ...(values.only === undefined ? [] : ['--only', values.only])]
const ledger = []
const totals = []

const loops = Array.from({ length: Number(values.busy) }, () =>
  spawn(NODE, ['--eval', BUSY_LOOP], { stdio: 'ignore' }),
)
process.on('exit', () => loops.forEach((loop) => loop.kill('SIGKILL')))

for (let run = 0; run < Number(values.runs); run += 1) {
  const moment = moments[run % moments.length]
  const code = await runInView(NODE, args, {
    env: environment(moment === undefined ? {} : { OAKLET_MOMENT: moment }),
  })
  const { passed, failed, failures, flaky, seconds } = readLastRun()
  addToLedger(ledger, [...failures, ...flaky])
  totals.push({
    run: run + 1,
    moment: moment ?? 'its own',
    code,
    passed,
    failed,
    flaky: flaky.length,
    seconds,
  })
}

mkdirSync(join(ROOT, '.cache'), { recursive: true })
writeFileSync(join(ROOT, '.cache/ledger.json'), `${JSON.stringify({ totals, ledger }, null, 2)}\n`)
console.log()
console.table(totals)
for (const line of tellLedger(ledger)) console.log(line)
process.exitCode = totals.every(({ code }) => code === 0) ? 0 : 1
// The loops of computing would keep this process for good.
process.exit()
