import { explainFailure } from './start-report'
import { startServer } from './start-server'

try {
  await startServer(process.env, process.argv.slice(2))
} catch (error) {
  process.stderr.write(`${explainFailure(error)}\n`)
  process.exit(1)
}
