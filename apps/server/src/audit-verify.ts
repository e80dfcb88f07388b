import { pino } from 'pino'
import { connect } from './db/connect'
import { readEnv } from './env'
import { explainFailure } from './start-report'
import { requireDatabase, verifyAudit } from './verify-audit'

try {
  const env = readEnv(process.env, [])
  requireDatabase(env)
  const connection = await connect(env, pino({ level: 'silent' }))
  try {
    const holds = await verifyAudit(connection, (line) => process.stdout.write(`${line}\n`))
    process.exitCode = holds ? 0 : 1
  } finally {
    await connection.close()
  }
} catch (error) {
  process.stderr.write(`${explainFailure(error, 'The audit log could not be checked')}\n`)
  process.exitCode = 1
}
