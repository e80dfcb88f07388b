/** Runs the task for each item, so many at a time, and answers the results in the order of the items. */
export async function runInParallel(items, howMany, task) {
  const results = []
  let next = 0
  const work = async (worker) => {
    while (next < items.length) {
      const index = next++
      results[index] = await task(items[index], worker)
    }
  }
  await Promise.all(Array.from({ length: howMany }, (_, worker) => work(worker)))
  return results
}
