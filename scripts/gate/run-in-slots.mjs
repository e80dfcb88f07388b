/**
 * Runs the steps in their order, beside each other as far as the cores go, and answers what `run` said of each, in the
 * order of the steps. A step says how many `cores` it keeps busy (1 unless it says so), and after which steps it comes.
 * A step that is ready but finds too few cores free holds back the steps behind it, so that it is never passed for good.
 */
export async function runInSlots(steps, cores, run) {
  const chosen = new Set(steps.map(({ name }) => name))
  const ended = new Set()
  const results = []
  let waiting = steps.map((step, index) => ({ step, index }))
  let free = cores

  const isReady = ({ after = [] }) => after.every((name) => ended.has(name) || !chosen.has(name))
  const coresOf = (step) => Math.min(step.cores ?? 1, cores)

  async function start({ step, index }) {
    free -= coresOf(step)
    results[index] = await run(step)
    free += coresOf(step)
    ended.add(step.name)
    await startReady()
  }

  async function startReady() {
    const started = []
    for (const entry of waiting) {
      if (!isReady(entry.step)) continue
      if (coresOf(entry.step) > free) break
      waiting = waiting.filter((other) => other !== entry)
      started.push(start(entry))
    }
    await Promise.all(started)
  }

  await startReady()
  return results
}
