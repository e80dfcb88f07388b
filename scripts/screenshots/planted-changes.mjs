import { openBaseline, sayHowToCompare, whyIncomparable } from './baseline.mjs'
import { checkComponent } from './check-component.mjs'
import { chooseStories } from './choose-stories.mjs'
import { openBrowser } from './open-browser.mjs'
import { openStorybook } from './open-storybook.mjs'
import { openContext } from './story-page.mjs'

/** Each is one change of one component: a rule of style, or a word in place of another. */
const PLANTS = [
  { what: 'nothing', story: 'components-link--matrix' },
  { what: 'a colour', story: 'components-link--matrix', style: '#storybook-root a { color: #1d6f42 }' },
  { what: 'nothing', story: 'components-buttongroup--matrix' },
  {
    what: 'a gap',
    story: 'components-buttongroup--matrix',
    style: '#storybook-root button + button { margin-inline-start: 2px }',
  },
  { what: 'nothing', story: 'components-banner--matrix' },
  { what: 'a word', story: 'components-banner--matrix', word: true },
]

/** In the page, before Storybook starts: keeps the planted change in whatever is drawn. */
function plant({ style, word }) {
  const { document, MutationObserver } = globalThis
  const change = () => {
    if (style !== undefined && document.getElementById('planted') === null) {
      const element = Object.assign(document.createElement('style'), { id: 'planted', textContent: style })
      document.head?.append(element)
    }
    const text = document.querySelector('#storybook-root') ?? document.createElement('div')
    const walk = document.createTreeWalker(text, globalThis.NodeFilter.SHOW_TEXT)
    const node = word === true ? walk.nextNode() : null
    if (node !== null && !node.data.startsWith('Changed ')) node.data = node.data.replace(/^\S+/, 'Changed ')
  }
  new MutationObserver(change).observe(document, { childList: true, characterData: true, subtree: true })
}

async function statusesWith(planted, browser, storybook, baseline) {
  const stories = chooseStories(storybook.index, [planted.story])
  if (stories.length !== 1) throw new Error(`No story is called ${planted.story}.`)
  const context = await openContext(browser)
  await context.addInitScript(plant, planted)
  const how = { isComparing: true, isUpdating: false }
  const { looks } = await checkComponent(context, storybook.address, stories, baseline, how)
  await context.close()
  return looks.flatMap(({ results }) => results).map(({ status }) => status)
}

/** Throws if the pictures of a component are not different by a change, or are different without one. */
export async function expectNoticed(baselineFolder, browserPath) {
  const storybook = await openStorybook()
  const { browser, madeWith } = await openBrowser(browserPath)
  try {
    const baseline = openBaseline(baselineFolder)
    const incomparable = whyIncomparable(baseline, madeWith)
    if (incomparable !== null) throw new Error(sayHowToCompare(baseline, incomparable))
    for (const planted of PLANTS) {
      const isNoticed = (await statusesWith(planted, browser, storybook, baseline)).includes('different')
      console.log(`  ${planted.story}, changed: ${planted.what}; ${isNoticed ? 'different' : 'equal'}`)
      if (isNoticed !== (planted.what !== 'nothing'))
        throw new Error(`The pictures of ${planted.story} do not tell that ${planted.what} was changed.`)
    }
  } finally {
    await browser.close()
    storybook.stop()
  }
}
