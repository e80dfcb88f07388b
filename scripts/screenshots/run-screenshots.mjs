import { openBaseline, sayHowToCompare, whyIncomparable } from './baseline.mjs'
import { checkComponent } from './check-component.mjs'
import { byComponent, chooseStories, pictureName } from './choose-stories.mjs'
import { countResults, failuresOf, summaryOf } from './count-results.mjs'
import { openBrowser } from './open-browser.mjs'
import { openStorybook } from './open-storybook.mjs'
import { runInParallel } from './run-in-parallel.mjs'
import { openContext } from './story-page.mjs'
import { writeReport } from './write-report.mjs'

const MOST_LISTED = 20

/** Pictures of the baseline that no story draws any more; unknown while only some stories are looked at. */
function goneFrom(baseline, stories, { only }) {
  const drawn = new Set(stories.flatMap(({ id, pictures }) => pictures.map((mode) => pictureName(id, mode))))
  const names = only.length > 0 ? [] : baseline.names().filter((name) => !drawn.has(name))
  return names.map((name) => ({ name, status: 'gone' }))
}

function update(baseline, results, gone, { madeWith, isComparing }) {
  for (const { name, status, picture } of results) if (status === 'updated') baseline.write(name, picture)
  for (const { name } of gone) baseline.remove(name)
  if (!isComparing || baseline.madeWith() === null) baseline.writeMadeWith(madeWith)
}

async function lookAtAll(browser, storybook, stories, baseline, how, pages) {
  const opened = await Promise.all(Array.from({ length: pages }, () => openContext(browser)))
  const components = await runInParallel(byComponent(stories), pages, (group, worker) =>
    checkComponent(opened[worker], storybook.address, group, baseline, how),
  )
  return {
    looks: components.flatMap(({ looks }) => looks),
    pagesOpened: components.reduce((all, component) => all + component.pagesOpened, 0),
  }
}

function tell(results, { flaky }, summary, report) {
  for (const { name, status, says } of failuresOf(results).slice(0, MOST_LISTED))
    console.log(`  ✗ ${name}: ${status}${says ? `, ${says}` : ''}`)
  for (const { test, message } of flaky) console.log(`  flaky: ${test}\n    ${message}`)
  console.log(`  ${summary}`)
  if (failuresOf(results).length === 0) return
  console.log(`  Report: ${report}\n  If the changes are meant: npm run screenshots -- --update`)
}

/** Looks at every story, compares or writes its pictures, writes the report, and answers the count. */
export async function runScreenshots({ baselineFolder, reportFolder, browserPath, pages, ...options }) {
  const storybook = await openStorybook(options.from)
  const { browser, madeWith } = await openBrowser(browserPath)
  try {
    const baseline = openBaseline(baselineFolder)
    const incomparable = whyIncomparable(baseline, madeWith)
    const how = { isComparing: incomparable === null, isUpdating: options.isUpdating }
    if (incomparable !== null && options.isUpdating && options.only.length > 0)
      throw new Error(
        `The baseline is from ${incomparable}: it has to be written as a whole, without --only.`,
      )

    const stories = chooseStories(storybook.index, options.only)
    if (stories.length === 0) throw new Error(`No story is called ${options.only.join(' or ')}.`)
    const { looks, pagesOpened } = await lookAtAll(browser, storybook, stories, baseline, how, pages)
    const looked = looks.flatMap((look) => look.results)
    const gone = goneFrom(baseline, stories, options)
    if (options.isUpdating) update(baseline, looked, gone, { madeWith, ...how })

    const results = options.isUpdating ? looked : [...looked, ...(how.isComparing ? gone : [])]
    if (options.mustCompare && incomparable !== null)
      results.push({ name: 'Pictures', status: 'failed', says: sayHowToCompare(baseline, incomparable) })
    const summary = summaryOf(results, options.isUpdating ? null : incomparable)
    const counts = countResults(results, looks)
    tell(results, counts, summary, writeReport(reportFolder, results, summary, baseline))
    return { ...counts, pagesOpened }
  } finally {
    await browser.close()
    storybook.stop()
  }
}
