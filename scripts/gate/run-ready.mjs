import { ensureBrowser } from '../ensure-browser.mjs'
import { ensureBuild } from '../ensure-build.mjs'
import { runStep } from './run-step.mjs'

/** Runs a step once the build and the browser that it needs are there. */
export async function runReady(step, env = {}) {
  if (step.needsBuild) await ensureBuild()
  const browser = step.needsBrowser ? await ensureBrowser() : undefined
  return runStep(step, {
    CI: '1',
    TURBO_TELEMETRY_DISABLED: '1',
    STORYBOOK_DISABLE_TELEMETRY: '1',
    ...(browser !== undefined && { PLAYWRIGHT_CHROMIUM: browser }),
    ...env,
  })
}
