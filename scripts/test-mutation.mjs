import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureDependencies } from './ensure-dependencies.mjs'
import { mutationScores } from './mutation-scores.mjs'
import { binary, environment, NODE, ROOT, runInView } from './repository.mjs'

const LEAST_SCORE = 90
/** One mutant that changes nothing must not sink a file that has few. */
const MOST_IN_A_SMALL_FILE = 1

const REPORT = join(ROOT, '.cache/mutation/report.json')

/** Stryker itself fails for a low score over all; a file must not hide behind the others either. */
function everyFileIsHeld() {
  const low = mutationScores(JSON.parse(readFileSync(REPORT, 'utf8'))).filter(
    ({ score, unnoticed }) => score < LEAST_SCORE && unnoticed > MOST_IN_A_SMALL_FILE,
  )
  for (const { file, score } of low) {
    console.error(`${file}: ${score.toFixed(2)} % of its mutants are noticed, of at least ${LEAST_SCORE} %`)
  }
  return low.length === 0
}

try {
  await ensureDependencies()
  rmSync(REPORT, { force: true })
  const args = [binary('stryker'), 'run', ...process.argv.slice(2)]
  const code = await runInView(NODE, args, { env: environment() })
  process.exitCode = code === 0 && !everyFileIsHeld() ? 1 : code
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
