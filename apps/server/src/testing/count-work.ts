import { appendFileSync } from 'node:fs'

/** Adds a line to the file that OAKLET_WORK_LOG names, if any: the gate has a budget of such work. */
export function countWork(kind: 'database'): void {
  const file = process.env['OAKLET_WORK_LOG']
  if (file !== undefined && file !== '') appendFileSync(file, `${kind}\n`)
}
