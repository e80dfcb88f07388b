import { join } from 'node:path'
import { environment, NODE, ROOT, runInView } from './repository.mjs'

/** Each measures one package as its consumers bundle it. */
const MEASURES = ['scripts/session-size.mjs', 'packages/design-system/scripts/component-sizes.mjs']

for (const script of MEASURES) {
  const code = await runInView(NODE, [join(ROOT, script)], { env: environment() })
  if (code !== 0) process.exitCode = code
}
