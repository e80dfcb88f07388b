import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBuild } from './ensure-build.mjs'
import { ensureDependencies } from './ensure-dependencies.mjs'
import { findingOf, stepOf } from './faults/fault-step.mjs'
import { whilePlanted, withFault } from './faults/plant.mjs'
import { PLANTED_FAULTS } from './faults/planted-faults.mjs'
import { runReady } from './gate/run-ready.mjs'
import { BROKEN } from './gate/run-step.mjs'
import { ROOT } from './repository.mjs'

/**
 * Plants each of the faults in turn, runs the test that has to find it, and fails if one is not found:
 * `npm run test:faults`. `--only permission` takes those whose words contain it, `--only journey` those of a step. The
 * sources are put back.
 */
const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } })
const faults = PLANTED_FAULTS.filter(({ what, by }) => what.includes(values.only) || by[0] === values.only)

/** The gate itself has to find a fault, whatever lane this runs in. */
const IN_THE_GATE = { OAKLET_LONG: '' }

/** Answers whether the gate found the fault, and prints a line of the ledger. */
async function isFound(fault) {
  const step = stepOf(fault)
  const outcome = await whilePlanted(fault, () =>
    // A build that the fault breaks is no test that finds it.
    runReady(step, IN_THE_GATE).catch(({ message }) => ({ ...BROKEN, seconds: 0, output: message })),
  )
  const finding = findingOf(fault, outcome)
  console.log(`${finding ? '✓' : '✗'} ${outcome.seconds.toFixed(0).padStart(4)} s  ${fault.what}`)
  console.log(
    `          ${finding ? finding.test : `not found by ${fault.by.join(' › ')}\n${outcome.output}`}`,
  )
  return finding !== undefined
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1))

try {
  await ensureDependencies()
  for (const fault of faults) withFault(readFileSync(join(ROOT, fault.file), 'utf8'), fault)
  const missed = []
  for (const fault of faults) if (!(await isFound(fault))) missed.push(fault.what)
  // What the last journey ran on had a fault in it.
  if (faults.some((fault) => stepOf(fault).needsBuild)) await ensureBuild()
  console.log(`${faults.length - missed.length} of ${faults.length} planted faults were found.`)
  for (const what of missed) console.log(`✗ not found: ${what}`)
  process.exitCode = missed.length === 0 && faults.length > 0 ? 0 : 1
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
