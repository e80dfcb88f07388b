import { checkStory } from './check-story.mjs'
import { failuresOf } from './count-results.mjs'
import { WIDEST } from './modes.mjs'
import { showStory, turnToStory } from './story-page.mjs'

const hasFailed = (results) => failuresOf(results).some(({ status }) => status !== 'new')
const said = (results) =>
  failuresOf(results)
    .map(({ name, status, says }) => `${name}: ${says ?? status}`)
    .join('\n')

/**
 * Looks at the stories of one component, one after the other on one page, which gives back its memory with the last. A
 * story that is not as it should be is shown
 * once more, on a page of its own: what passes only then is reported with why it failed before. New pictures are taken of
 * each story on a page of its own.
 */
export async function checkComponent(context, address, stories, baseline, how) {
  const page = await context.newPage()
  const looks = []
  let isOpen = false
  let pagesOpened = 0
  for (const story of stories) {
    const since = performance.now()
    const load = () => {
      pagesOpened += 1
      return showStory(page, address, story.id, WIDEST)
    }
    const turn = async () => (await turnToStory(page, story.id, WIDEST)) || load()
    const look = (show) => checkStory(page, show, address, story, baseline, how)
    const first = await look(isOpen && !how.isUpdating ? turn : load)
    const second = hasFailed(first) ? await look(load) : null
    const flaky = second !== null && !hasFailed(second) ? said(first) : null
    isOpen = second === null || !hasFailed(second)
    const seconds = (performance.now() - since) / 1000
    looks.push({ id: story.id, results: second ?? first, flaky, seconds })
  }
  await page.close()
  return { looks, pagesOpened }
}
