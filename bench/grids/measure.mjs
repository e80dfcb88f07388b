const html = (styles) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>People</title>
<style>${styles}</style></head><body><main><h1>People</h1><div id="root"></div></main></body></html>`

/** Opens one grid on a fresh page and turns its order round: ms to the frame that shows the rows, each time. */
export async function openAndSort(browser, { script, styles }, count) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  page.setDefaultTimeout(120_000)
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: html(styles) })
    if (pathname === '/entry.js') return route.fulfill({ contentType: 'text/javascript', body: script })
    return route.fulfill({ status: 404 })
  })
  await page.goto('http://grids.test/')
  const took = await page.evaluate(async (rowCount) => {
    const MOST_MS = 600_000
    const { document, requestAnimationFrame } = globalThis
    const grid = await import('/entry.js')
    const rows = grid.prepare(rowCount)
    const root = document.getElementById('root')
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    /** Until this person is in the page, and the frame that shows them is done. */
    const untilShown = async (name) => {
      const from = performance.now()
      const isShown = () => [...root.querySelectorAll('*')].some(({ textContent }) => textContent === name)
      while (!isShown()) {
        if (performance.now() - from > MOST_MS) throw new Error(`${name} is not shown`)
        await frame()
      }
      await frame()
    }
    const timed = async (act, name) => {
      await frame()
      const from = performance.now()
      act()
      await untilShown(name)
      return performance.now() - from
    }
    let turn
    const open = await timed(() => {
      turn = grid.mount(root, rows)
    }, 'Person 0')
    // What opening leaves to do is not part of sorting.
    await new Promise((resolve) => setTimeout(resolve, 500))
    const sort = await timed(() => turn(), `Person ${rowCount - 1}`)
    return { open, sort, elements: root.querySelectorAll('*').length }
  }, count)
  await page.close()
  return took
}

/** The one in the middle. */
export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
